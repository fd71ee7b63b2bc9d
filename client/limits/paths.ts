/** Where the dialogs of limits lead. */
export const limitsPaths = (lang: string) => ({
  office: `/${lang}/office`,
  history: `/${lang}/office/history`,
  limits: `/${lang}/office/responsible`,
})
