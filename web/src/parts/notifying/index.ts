import type { Part } from '..'
import ForgottenLink from './ForgottenLink.svelte'
import TableSwitch from './TableSwitch.svelte'
import Ways from './Ways.svelte'

export const part: Part = {
  pages: {
    notified: () => import('./NotifiedPage.svelte'),
    forgotten: () => import('./ForgottenPage.svelte')
  },
  settings: Ways,
  belowSignIn: ForgottenLink,
  tableMenu: TableSwitch
}
