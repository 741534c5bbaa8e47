import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Badge = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '4px 16px 4px 12px',
  border: '1px solid currentColor',
  borderRadius: 10,
  lineHeight: 1.15,
  textDecoration: 'none',
  '& small': { display: 'block', fontSize: '0.75rem' },
  '& b': { fontSize: '1.0625rem' },
  '&:hover b': { textDecoration: 'underline' },
})

/** Drawn by ourselves: a phone with the app's ticket; the stores' own marks have usage rules. */
const drawing = {
  appStore:
    'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5c0-1 1-2 2-2Zm2.5 15h3M9.5 11l2.5 2.5 2.5-2.5M12 13.5v-6',
  googlePlay: 'M6 4.5v15l13-7.5L6 4.5Zm0 0 8.5 10.2M6 19.5l8.5-10.2',
}

const verb = { appStore: 'footer.storeVerb', googlePlay: 'footer.playVerb' } as const

/** Leads to the mobile app in a store. */
export function StoreBadge({ store, href }: { store: 'appStore' | 'googlePlay'; href: string }) {
  const { t } = useTranslation()
  return (
    <li>
      <Badge href={href} rel="noopener">
        <svg
          width="26"
          height="26"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <path d={drawing[store]} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span>
          <small>{t(verb[store])} </small>
          <b>{t(`footer.${store}`)}</b>
        </span>
      </Badge>
    </li>
  )
}
