import { configureStore } from '@reduxjs/toolkit'
import i18next from 'i18next'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { StaticRouter } from 'react-router'
import app from '../../locales/en/app.json'
import cart from '../../locales/en/cart.json'
import session from '../../locales/en/session.json'
import shared from '../../locales/en/shared.json'
import { parseOperatorSettings, portalStarted } from '../features/settings'
import { defaultLanguage } from '../i18n/languages'
import { rootReducer } from '../shared/store'
import type { AppStore } from '../shared/store'
import { PortalFrame } from './App'
import { PortalBody } from './PortalBody'

/** The landing as HTML and styles, which show before any script runs. The live portal replaces it. */
interface Prerendered {
  html: string
  css: string
  title: string
  description: string
}

/**
 * Renders `/` in English for a first visit. It runs in Node during the build, without sagas, client or browser storage.
 */
export async function render(settings: unknown): Promise<Prerendered> {
  const operator = parseOperatorSettings(settings)
  const texts = i18next.createInstance()
  await texts.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: false,
    resources: { [defaultLanguage]: { app, cart, session, shared } },
    defaultNS: 'app',
    interpolation: { escapeValue: false },
  })
  const store: AppStore = Object.assign(configureStore({ reducer: rootReducer }), { attach: () => undefined })
  store.dispatch(portalStarted({ operator, language: defaultLanguage }))
  const markup = renderToString(
    <PortalFrame store={store}>
      <StaticRouter location="/">
        <PortalBody />
      </StaticRouter>
    </PortalFrame>,
  )
  const { name } = operator.operator
  return {
    ...withoutStyles(markup),
    title: `${texts.t('meta.title')} – ${name}`,
    description: texts.t('meta.description', { operator: name }),
  }
}

const styleElement = /<style data-emotion="[^"]*">([\s\S]*?)<\/style>/g

/**
 * Moves Emotion's style elements into one text, because the page's policy allows only styles in the head, by their
 * hash. It removes style attributes, which the policy never allows.
 */
function withoutStyles(markup: string): { html: string; css: string } {
  const css = [...markup.matchAll(styleElement)].map(([, rules = '']) => rules).join('')
  const html = markup.replace(styleElement, '').replace(/(<[^<>]*?) style="[^"]*"/g, '$1')
  return { html, css }
}
