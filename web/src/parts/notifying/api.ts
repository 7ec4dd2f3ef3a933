import { request } from '../../wire/http'
import type { components } from '../../wire/generated'

export type Notifications = components['schemas']['Notifications']

export const api = {
  seen: () => request<Notifications>('GET', '/notifications'),
  add: (kind: string, target: string, password: string) =>
    request<Notifications>('POST', '/notifications', { kind, target, password }),
  addBrowser: (subscription: PushSubscriptionJSON) =>
    request<Notifications>('POST', '/notifications/browsers', {
      endpoint: subscription.endpoint,
      keys: subscription.keys
    }),
  remove: (way: string) => request<Notifications>('DELETE', `/notifications/ways/${way}`),
  silence: (table: string, silent: boolean) =>
    request<Notifications>('PUT', `/notifications/tables/${table}`, { silent }),
  /** What a link in a message stands for: to hear no more, or that it is me. */
  follow: (what: 'stop' | 'confirm', token: string) =>
    request<null>('POST', `/notifications/${what}?token=${encodeURIComponent(token)}`),
  byMail: async () => (await request<{ mail: boolean }>('GET', '/forgotten')).mail,
  forgotten: (name: string) => request<null>('POST', '/forgotten', { name })
}
