/** The words in the language of the page. A page is drawn anew when its language changes. */
export function inLanguage<Words>(spoken: Record<'en' | 'fr' | 'de', Words>): Words {
  return spoken[document.documentElement.lang as 'en' | 'fr' | 'de'] ?? spoken.en
}

/** What the button says with which one goes on after reading. */
export function goOn(): string {
  return inLanguage({ en: 'Go on', fr: 'Continuer', de: 'Weiter' })
}
