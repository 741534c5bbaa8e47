import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../../shared/dialogs/DialogFrame'
import { focusFirst } from '../../../shared/focus/moveFocus'
import { Tick } from '../../../shared/forms/Tick'
import { inOneList } from '../../../shared/locales/lists'
import { Button } from '../../../shared/ui/buttons/Button'
import { TicketNames } from './DeviceTickets'
import type { RemoveDevice } from './devices'
import { useDeviceName } from './useDeviceName'

/** Asks first, and names the tickets that go back to the cloud, those that are lost, and the renewals that end with them. */
export default function RemoveDeviceDialog({ params: { device, ends }, answer }: RemoveDevice) {
  const { t, i18n } = useTranslation('devices')
  const back = device.tickets.good.filter(({ can_return }) => can_return)
  const lost = device.tickets.good.filter(({ can_return }) => !can_return)
  const [isTicked, setTicked] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const tick = useRef<HTMLDivElement>(null)
  const remove = () => {
    if (lost.length === 0 || isTicked) return answer('remove')
    setMissing(true)
    tick.current?.querySelector('input')?.focus()
  }
  return (
    <DialogFrame
      alert
      title={t('question.title', { device: useDeviceName()(device) })}
      onClose={() => answer('keep')}
      actions={
        <>
          <Button ref={focusFirst} variant="outlined" onClick={() => answer('keep')}>
            {t('question.keep')}
          </Button>
          <Button variant="contained" color={lost.length > 0 ? 'error' : 'primary'} onClick={remove}>
            {t('question.remove')}
          </Button>
        </>
      }
    >
      <Typography>{t('question.text')}</Typography>
      {back.length > 0 && <Group title={t('question.back', { count: back.length })} tickets={back} />}
      {lost.length > 0 && (
        <>
          <Group title={t('question.lost', { count: lost.length })} tickets={lost} color="error.main" />
          {ends === null && <Typography>{t('question.mayEnd')}</Typography>}
          {ends !== null && ends.length > 0 && (
            <Typography>{t('question.ends', { list: inOneList(ends, i18n.language) })}</Typography>
          )}
          <div ref={tick}>
            <Tick
              label={t('question.agree', { count: lost.length })}
              isTicked={isTicked}
              onChange={(ticked) => {
                setTicked(ticked)
                setMissing(false)
              }}
            />
          </div>
          {isMissing && (
            <Typography role="alert" sx={{ color: 'error.main', fontWeight: 700 }}>
              {t('question.tickFirst')}
            </Typography>
          )}
        </>
      )}
    </DialogFrame>
  )
}

interface GroupProps {
  title: string
  tickets: ComponentProps<typeof TicketNames>['tickets']
  color?: string
}

function Group({ title, tickets, color }: GroupProps) {
  return (
    <>
      <Typography sx={{ mt: 2, fontWeight: 700, color }}>{title}</Typography>
      <TicketNames tickets={tickets} />
    </>
  )
}
