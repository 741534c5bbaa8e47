import { configureStore } from '@reduxjs/toolkit'
import i18next from 'i18next'
import type { Resource } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { Route, Routes, StaticRouter } from 'react-router'
import { portalStarted } from '../../features/identity/settings'
import { parseOperatorSettings } from '../../features/identity/settings/operatorSettings'
import type { OperatorSettings } from '../../features/identity/settings'
import { withOwnTexts } from '../../i18n/ownTexts'
import type { OwnTexts } from '../../i18n/ownTexts'
import { completeTexts } from '../../i18n/completeTexts'
import type { Texts } from '../../i18n/completeTexts'
import { isOurs, startLanguage } from '../../i18n/languages'
import { takeLocales } from '../../shared/locales/locales'
import { routePaths } from '../../shared/paths'
import { rootReducer } from '../../shared/store'
import type { AppStore } from '../../shared/store'
import { PortalFrame } from '../App'
import { pages } from '../pages'
import { PageStyles } from '../theme/PageStyles'
import type { ScreenModule } from '../pages/page'
import { Shell } from '../shell/Shell'
import { withoutJavaScript } from './help'
import { headingOf, plainMarkup, StyleSheet, withoutFallbacks, withoutPrefixes, withoutUnusedVariables } from './markup'
import { documentStyles, noScriptStyles } from './styles'
import { documents } from './table'
import type { DocumentEntry } from './table'

export interface Rendered {
  language: string
  html: string
  title: string
  description: string
  /** A text for visitors without JavaScript. */
  help: string
}

export interface RenderedDocument extends Omit<DocumentEntry, 'route'> {
  name: string
  /** The route is undefined in the document of all other addresses. */
  route?: DocumentEntry['route']
  /** One content for each language, that of new visitors first. */
  contents: [Rendered, ...Rendered[]]
  /** Texts that load with the screen. */
  texts: string[]
  /** There are only three sheets (`sheetOf`), so that the policy needs three hashes. */
  css: string
}

export interface RenderedDocuments {
  documents: RenderedDocument[]
  /** The frame without a page. */
  others: RenderedDocument
  noScriptCss: string
}

const files = import.meta.glob<Texts>('../../../locales/*/*.json', { import: 'default', eager: true })
const byLanguage: Record<string, Record<string, Texts>> = {}
for (const [path, content] of Object.entries(files)) {
  const [, language = '', feature = ''] = /(\w[\w-]*)\/(\w+)\.json$/.exec(path) ?? []
  ;(byLanguage[language] ??= {})[feature] = content
}
const textsIn = (language: string, own: OwnTexts) =>
  withOwnTexts(
    completeTexts(language, byLanguage[language] ?? {}, byLanguage.en ?? {}),
    own[language],
  ) as Resource[string]

/**
 * Renders each page as visitors first see it, before any answer. It runs in Node, during the build, without sagas,
 * client or storage, so the documents hold nothing of a visitor.
 */
export async function renderDocuments(settings: unknown, own: OwnTexts = {}): Promise<RenderedDocuments> {
  const operator = parseOperatorSettings(settings)
  takeLocales(operator.locales)
  const first = startLanguage(undefined, operator.languages)
  const languages = [...new Set([first, ...operator.languages.filter(isOurs)])]
  const texts = new Map(languages.map((language) => [language, textsIn(language, own)]))
  const contents = async (entry: DocumentEntry | undefined, name: string, sheet: StyleSheet) => {
    const page = entry?.at && pageOf(entry)
    const rendered: Rendered[] = []
    for (const [language, words] of texts)
      rendered.push(await renderOne(operator, language, words, { ...entry, name }, page, sheet))
    return rendered as [Rendered, ...Rendered[]]
  }
  const sheets = { landing: new StyleSheet(), rider: new StyleSheet(), others: new StyleSheet() }
  const rendered: Omit<RenderedDocument, 'css'>[] = []
  for (const [name, entry] of Object.entries(documents)) {
    const { texts } = pages[entry.route]
    rendered.push({ ...entry, name, texts, contents: await contents(entry, name, sheets[sheetOf(entry)]) })
  }
  const others = {
    ...{ name: 'others', path: '*', hiddenFor: [], isIndexed: false, texts: [] },
    contents: await contents(undefined, 'others', sheets.others),
  }
  const markup = [...rendered, others].flatMap((document) => document.contents.map(({ html }) => html))
  const css = {
    landing: cssOf(sheets.landing, markup),
    rider: cssOf(sheets.rider, markup),
    others: cssOf(sheets.others, markup),
  }
  const styled = (document: Omit<RenderedDocument, 'css'>) => ({ ...document, css: css[sheetOf(document)] })
  return { documents: rendered.map(styled), others: styled(others), noScriptCss: noScriptStyles }
}

/** The landing and the riders' pages have styles that the others do not need. */
function sheetOf({ route }: Pick<RenderedDocument, 'route'>): 'landing' | 'rider' | 'others' {
  if (route === 'landing') return 'landing'
  return route && pages[route].access === 'rider' ? 'rider' : 'others'
}

function cssOf(sheet: StyleSheet, markup: string[]): string {
  return withoutUnusedVariables(withoutFallbacks(withoutPrefixes(sheet.css + documentStyles)), markup)
}

/** The screens load with this module, because nothing loads later in a build. */
const screens = new Map(
  await Promise.all(
    Object.values(documents)
      .filter(({ at }) => at)
      .map(async (entry) => [entry.route, (await pages[entry.route].screen()) as ScreenModule] as const),
  ),
)

const layouts = new Map(
  await Promise.all(
    [...new Set(Object.values(pages).flatMap(({ layout }) => layout ?? []))].map(
      async (layout) => [layout, (await layout()).default] as const,
    ),
  ),
)

/** Returns the page's screen, or its placeholder until the visitor is known. */
function pageOf(entry: DocumentEntry): ReactNode {
  const module = screens.get(entry.route)
  const { props, layout } = pages[entry.route]
  const Screen: ComponentType | undefined = module?.Skeleton ?? module?.default
  const Layout = layout && layouts.get(layout)
  return (
    <Routes>
      <Route element={Layout && <Layout />}>
        <Route path={routePaths[entry.route]} element={Screen && <Screen {...props} />} />
      </Route>
    </Routes>
  )
}

async function renderOne(
  operator: OperatorSettings,
  language: string,
  texts: Resource[string],
  { name, route, at }: Pick<RenderedDocument, 'name' | 'route' | 'at'>,
  page: ReactNode,
  sheet: StyleSheet,
): Promise<Rendered> {
  const instance = i18next.createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    defaultNS: 'app',
    interpolation: { escapeValue: false },
  })
  const t = instance.getFixedT(language, 'documents')
  const operatorName = operator.operator.name
  const store: AppStore = Object.assign(configureStore({ reducer: rootReducer }), {
    attach: () => undefined,
    stop: () => undefined,
  })
  store.dispatch(portalStarted({ operator, language }))
  const markup = renderToString(
    <PortalFrame store={store}>
      <PageStyles />
      <StaticRouter location={at ?? '/-'}>
        <Shell>{page}</Shell>
      </StaticRouter>
    </PortalFrame>,
  )
  /** The text of the document counts before that of the page and of all others. */
  const ownText = (kind: 'title' | 'description') => {
    const own = [name, route ?? ''].find((key) => instance.exists(`documents:${kind}.${key}`))
    return t(`${kind}.${own ?? 'others'}` as `${typeof kind}.others`, { operator: operatorName })
  }
  const title = name === 'landing' ? instance.t('meta.title') : (headingOf(markup) ?? ownText('title'))
  return {
    language,
    html: plainMarkup(markup, sheet),
    title: `${title} – ${operatorName}`,
    description: ownText('description'),
    help: withoutJavaScript(operator, language, t),
  }
}
