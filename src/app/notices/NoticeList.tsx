import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { blankBetween } from '../../shared/locales/lists'
import { noticeClosed, selectNotices } from '../../shared/notices/noticesSlice'
import type { Notice } from '../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Glyph } from '../../shared/ui/Glyph'
import { closeGlyph } from '../../shared/ui/glyphs/frame'
import { errorGlyph, successGlyph } from '../../shared/ui/glyphs/severities'
import { Link } from '../../shared/navigation/Link'
import { Told } from '../../shared/ui/told/Told'
import { useText } from '../../shared/ui/told/useText'
import { shade } from '../../shared/ui/colours/tokens'
import { rounded } from '../../shared/ui/rounded'

/** Milliseconds for which a notice shows (MSG-01). */
const lifetime = { success: 3_000, error: 5_000 }

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

const List = styled('ul')({ display: 'grid', justifyItems: 'end', margin: 0, padding: 0, listStyle: 'none' })

const Item = styled('li')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: 'fit-content',
    maxWidth: 'min(420px, 100%)',
    marginBottom: 8,
    padding: '6px 6px 6px 22px',
    borderRadius: rounded(12),
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    backgroundImage: 'linear-gradient(var(--tone), var(--tone))',
    backgroundSize: '8px 100%',
    backgroundRepeat: 'no-repeat',
    color: palette.text.primary,
    // It ends inside the corner, which would cut it.
    boxShadow: `0 4px 12px ${shade}`,
    pointerEvents: 'auto',
    animation: `${arrive} 160ms ease-out`,
    '&[data-type="success"]': { '--tone': palette.success.main },
    '&[data-type="error"]': { '--tone': palette.error.main },
    '& svg': { flex: 'none', color: 'var(--tone)' },
    '& p': { margin: 0, padding: '6px 0', fontWeight: 600, lineHeight: 1.35 },
    '& a': { fontWeight: 700, whiteSpace: 'nowrap' },
  }
})

const Close = styled('button')(({ theme }) => ({
  flex: 'none',
  alignSelf: 'flex-start',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  border: 0,
  borderRadius: rounded(8),
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.surface.sunken },
  '& svg': { color: 'inherit' },
}))

/** Calls `over` when the time has passed. The countdown stops while it is held, and then goes on. */
function useCountdown(milliseconds: number, isHeld: boolean, over: () => void): void {
  const left = useRef(milliseconds)
  const end = useEffectEvent(over)
  useEffect(() => {
    if (isHeld) return
    const from = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - from
    }
  }, [isHeld])
}

function NoticeItem({ notice: { id, type, text, link }, isHeld }: { notice: Notice; isHeld: boolean }) {
  const { t } = useTranslation()
  const inWords = useText()
  const dispatch = useAppDispatch()
  const close = () => dispatch(noticeClosed(id))
  useCountdown(lifetime[type], isHeld, close)
  const words = inWords(text)
  return (
    <Item data-notice={id} data-type={type}>
      <Glyph shape={type === 'success' ? successGlyph : errorGlyph} size={20} filled />
      <p>
        <Told of={text} />
        {link && (
          <>
            {blankBetween(words)}
            <Link to={link.to} onClick={close}>
              {inWords(link.text)}
            </Link>
          </>
        )}
      </p>
      <Close type="button" aria-label={t('notices.close', { text: words })} onClick={close}>
        <Glyph shape={closeGlyph} size={20} weight={2.4} />
      </Close>
    </Item>
  )
}

export function NoticeList({ type, isHeld }: { type: Notice['type']; isHeld: boolean }) {
  const notices = useAppSelector(selectNotices).filter((notice) => notice.type === type)
  if (notices.length === 0) return null
  return (
    <List>
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} isHeld={isHeld} />
      ))}
    </List>
  )
}
