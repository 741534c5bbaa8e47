import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { MethodUse } from '../../../api/contract/paying/paymentMethods'
import { paths } from '../../../shared/paths'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { useUseName } from './useUseName'

export function MethodUses({ uses }: { uses: MethodUse[] }) {
  const { t } = useTranslation('paymentMethods')
  const nameOf = useUseName()
  if (uses.length === 0) return null
  return (
    <Box>
      <Box sx={{ fontWeight: 700 }}>{t('used.title')}</Box>
      <Box
        component="ul"
        role="list"
        sx={{ m: 0, p: 0, listStyle: 'none', '& a': { display: 'inline-block', py: 0.25, verticalAlign: 'top' } }}
      >
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <NameOrLink to={placeOf(use)}>{nameOf(use)}</NameOrLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** An unknown kind has no page. */
function placeOf({ kind, faremedia_id: card }: MethodUse): string | undefined {
  if (kind === 'wallet_autoload') return paths.accountWallet
  if (!card) return undefined
  return kind === 'renewal' || kind === 'autoload'
    ? `${paths.fareCard(card)}?tab=${kind === 'renewal' ? 'autorenew' : 'autoload'}`
    : paths.fareCard(card)
}

const NameOrLink = ({ to, children }: { to: string | undefined; children: string }) =>
  to ? <TextLink to={to}>{children}</TextLink> : children
