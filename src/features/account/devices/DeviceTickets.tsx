import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { StoredTicket } from '../../../api/contract/account/devices'
import { palette } from '../../../shared/ui/colours/palette'

export function DeviceTickets({ tickets }: { tickets: StoredTicket[] }) {
  const { t } = useTranslation('devices')
  if (tickets.length === 0) return <Box sx={{ color: palette.textSoft }}>{t('tickets.none')}</Box>
  return (
    <Box>
      <Box sx={{ fontWeight: 700 }}>{t('tickets.title', { count: tickets.length })}</Box>
      <TicketNames tickets={tickets} />
    </Box>
  )
}

export function TicketNames({ tickets }: { tickets: StoredTicket[] }) {
  return (
    <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {tickets.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Box>
  )
}
