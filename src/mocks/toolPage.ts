/** Gives the document of a tool, which shows in place of the portal, its styles and title. Returns where the tool stands. */
export function beginTool(title: string, styles: string): HTMLElement | null {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [sheet]
  document.title = title
  document.documentElement.lang = 'en'
  return document.getElementById('root')
}
