/**
 * What a visitor reads where no file of texts can be: that the site is not available, and the button. By language;
 * English always stands beside it.
 */
export const notStartedTexts: Readonly<Record<string, readonly [sentence: string, button: string]>> = {
  en: ['This site is not available at the moment.', 'Try again'],
  fr: ['Ce site n’est pas disponible pour le moment.', 'Réessayer'],
  es: ['Este sitio no está disponible en este momento.', 'Intentar de nuevo'],
  nl: ['Deze site is op dit moment niet beschikbaar.', 'Opnieuw proberen'],
  de: ['Diese Website ist im Moment nicht verfügbar.', 'Erneut versuchen'],
  pt: ['Este site não está disponível no momento.', 'Tentar novamente'],
  fil: ['Hindi available ang site na ito sa ngayon.', 'Subukan ulit'],
  vi: ['Trang này hiện không hoạt động.', 'Thử lại'],
  'zh-Hans': ['本网站暂时无法使用。', '重试'],
  'zh-Hant': ['本網站目前無法使用。', '再試一次'],
}
