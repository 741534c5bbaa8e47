import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CaseEvent } from '../../../api/contract/paying/cases'
import { palette } from '../../../shared/ui/colours/palette'
import { LineWithStops, Stop } from '../../../shared/ui/lines/LineWithStops'
import { When } from '../../../shared/ui/When'
import { useCaseWords } from './useCaseWords'

const Step = styled(Stop)({
  padding: '0 0 20px 38px',
  '--top': '1px',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  '&:last-of-type': { paddingBottom: 0, '--ground': palette.accent },
  '& small': { display: 'block', fontSize: '0.9375rem', color: palette.textSoft },
  '& p': { margin: '4px 0 0', maxWidth: '42em' },
})
const Course = styled('section')({ '& h2': { margin: '0 0 16px', fontSize: '1.25rem' } })

export function CaseCourse({ events }: { events: CaseEvent[] }) {
  const { t } = useTranslation('cases')
  const words = useCaseWords()
  return (
    <Course aria-labelledby="case-course">
      <h2 id="case-course">{t('course')}</h2>
      <LineWithStops role="list">
        {events.map((event, at) => (
          <Step key={at} aria-current={at === events.length - 1 ? 'step' : undefined}>
            <strong>{words.step(event)}</strong>
            {event.date_time && (
              <small>
                <When iso={event.date_time} />
              </small>
            )}
            {event.message && <p>{event.message}</p>}
          </Step>
        ))}
      </LineWithStops>
    </Course>
  )
}
