import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusWhenLost, useFocusOnChange } from '../focus/moveFocus'
import { LinkButton } from '../ui/buttons/Button'
import { palette } from '../ui/colours/palette'
import { Link } from '../navigation/Link'
import { shownPages } from './shownPages'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { rounded } from '../ui/rounded'

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Page = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: '4px 8px',
  boxSizing: 'border-box',
  borderRadius: rounded(10),
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current]': {
    background: palette.primary,
    color: palette.onPrimary,
    fontWeight: 700,
    textDecoration: 'none',
  },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight' } },
})

interface PagerProps {
  label: string
  /** The current page, counted from 1. */
  page: number
  pages: number
  /** Returns the address of a page. Pages are links, so that Back, a reload and a new tab work. */
  hrefOf: (page: number) => string
}

/** Links to the pages of a list. It shows nothing for one page. A new page is announced politely. */
export function Pager({ label, page, pages, hrefOf }: PagerProps) {
  const { t } = useTranslation('shared')
  const current = useRef<HTMLAnchorElement>(null)
  // The last page has no "Next", so the page's number takes the focus.
  useFocusOnChange(page, () => focusWhenLost(() => current.current))
  if (pages < 2) return null
  return (
    <nav aria-label={label}>
      <VisuallyHidden role="status">{t('pager.at', { page, pages })}</VisuallyHidden>
      <Row>
        {page > 1 && (
          <li>
            <LinkButton to={hrefOf(page - 1)} rel="prev">
              {t('pager.previous')}
            </LinkButton>
          </li>
        )}
        {shownPages(page, pages).map((shown) =>
          shown < 0 ? (
            <li key={shown} aria-hidden>
              …
            </li>
          ) : (
            <li key={shown}>
              <Page
                ref={shown === page ? current : undefined}
                to={hrefOf(shown)}
                aria-label={t('pager.page', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Page>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <LinkButton to={hrefOf(page + 1)} rel="next">
              {t('pager.next')}
            </LinkButton>
          </li>
        )}
      </Row>
    </nav>
  )
}
