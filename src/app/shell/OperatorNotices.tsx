import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import {
  inLanguage,
  isDismissible,
  isDue,
  isOnPage,
  languageIn,
  selectSettings,
} from '../../features/identity/settings'
import type { OperatorNotice } from '../../features/identity/settings'
import { now } from '../../shared/clock'
import { withBlank } from '../../shared/locales/lists'
import { readStored, writeStored } from '../../shared/storage/browserStorage'
import { useAppSelector } from '../../shared/store'
import { palette } from '../../shared/ui/colours/palette'
import { Glyph } from '../../shared/ui/Glyph'
import { closeGlyph } from '../../shared/ui/glyphs/frame'
import { noticeKeys } from './noticeKeys'
import { rounded } from '../../shared/ui/rounded'

const Bar = styled('div')({
  '--tone': palette.info,
  borderBottom: '1px solid color-mix(in srgb, var(--tone) 40%, transparent)',
  backgroundColor: `color-mix(in srgb, var(--tone) 12%, ${palette.surface})`,
  '&[data-severity=warning]': { '--tone': palette.warning },
  '&[data-severity=error]': { '--tone': palette.error },
  '& > div': {
    display: 'flex',
    gap: 12,
    maxWidth: 1200,
    margin: '0 auto',
    padding: '10px clamp(16px, 4vw, 24px)',
    alignItems: 'start',
  },
  '& p': {
    flex: 1,
    margin: 0,
    paddingInlineStart: 12,
    borderInlineStart: '4px solid var(--tone)',
    overflowWrap: 'anywhere',
  },
  '& a': { color: 'inherit', fontWeight: 600 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    margin: '-10px -12px -10px 0',
    border: 0,
    borderRadius: rounded(10),
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '@media print': { display: 'none' },
})

const isDocument = typeof window === 'undefined'
const closedVersions = () => (isDocument ? [] : (readStored(noticeKeys.closed)?.split(' ') ?? []))

/**
 * Shows the operator's notices for this page (OPS-04). Documents hold all of them, and their script hides before the
 * first paint what is not due or was closed, so that nothing moves. A notice that becomes due later shows on the next
 * page.
 */
export function OperatorNotices() {
  const { notices } = useAppSelector(selectSettings)
  const { pathname } = useLocation()
  const [closed, setClosed] = useState(closedVersions)
  const isShown = (notice: OperatorNotice) =>
    isOnPage(notice, pathname) &&
    (isDocument || (isDue(notice, now()) && !(isDismissible(notice) && closed.includes(notice.version))))
  const close = (version: string) => {
    const all = [...new Set([...closedVersions(), version])].slice(-20)
    writeStored(noticeKeys.closed, all.join(' '))
    setClosed(all)
    // The button is gone, so the page takes the focus.
    document.querySelector('main')?.focus()
  }
  return notices.map(
    (notice, at) =>
      isShown(notice) && (
        <Bar key={notice.version} data-severity={notice.severity} data-notice={at}>
          <NoticeLine notice={notice} onClose={isDismissible(notice) ? () => close(notice.version) : undefined} />
        </Bar>
      ),
  )
}

function NoticeLine({ notice: { text, link }, onClose }: { notice: OperatorNotice; onClose?: () => void }) {
  const { t, i18n } = useTranslation()
  const said = inLanguage(text, i18n.language) ?? ''
  return (
    <div>
      <p lang={languageIn(text, i18n.language)}>
        {withBlank(said)}
        {link && (
          <a href={inLanguage(link.href, i18n.language)} lang={languageIn(link.text, i18n.language)}>
            {inLanguage(link.text, i18n.language)}
          </a>
        )}
      </p>
      {onClose && (
        <button type="button" aria-label={t('notices.close', { text: said })} onClick={onClose}>
          <Glyph shape={closeGlyph} />
        </button>
      )}
    </div>
  )
}
