import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Tap } from '../../../api/contract/cards/cardHistory'
import { formatDay } from '../../../shared/locales/dates'
import { formatMoney } from '../../../shared/locales/money'
import { place, WithWords } from '../../../shared/ui/told/WithWords'
import { DateTime } from '../../../shared/ui/DateTime'
import { palette } from '../../../shared/ui/colours/palette'
import { Price } from '../../../shared/ui/Price'
import { byTravelDay } from './historyRules'
import { ReportLink } from '../../paying/cases'
import { StateMark } from './StateMark'

const Days = styled('div')({
  display: 'grid',
  gap: 28,
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 16px',
    paddingBottom: 6,
    borderBottom: `2px solid ${palette.divider}`,
  },
  '& h2': { margin: 0, fontSize: '1.125rem' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '4px 16px',
    padding: '12px 0',
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: `1px solid ${palette.divider}` },
  '& small': { display: 'block', fontSize: '0.9375rem', color: palette.textSoft },
  '& small[data-cap]': { color: palette.text, fontWeight: 700 },
  // State and fare one below the other, at the end of the row.
  '@media (max-width: 479.95px)': {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateRows: 'auto 1fr' },
    '& li > div': { gridRow: 'span 2' },
    '& li > span': { justifySelf: 'end' },
  },
})

/** Taps of a bank card by travel day: each with its fare, how it was made up, and whether it is final. */
export function TapDays({ taps }: { taps: Tap[] }) {
  const { t, i18n } = useTranslation('cardHistory')
  return (
    <Days>
      {byTravelDay(taps).map(({ day, taps: ridden, fares, isOpen }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <header>
            <h2 id={`day-${day}`}>{t('taps.day', { day: formatDay(day, i18n.language) || day })}</h2>
            <span>
              {t(fares === undefined ? 'taps.noneYet' : isOpen ? 'taps.soFar' : 'taps.sum', {
                amount: formatMoney(fares ?? 0, i18n.language),
                rides: t('taps.rides', { count: ridden.length }),
              })}
            </span>
          </header>
          <ul>
            {ridden.map((tap) => (
              <li key={tap.tap_id}>
                <div>
                  <DateTime iso={tap.date_time} />
                  {tap.place && (
                    <div>
                      <bdi>{tap.place}</bdi>
                    </div>
                  )}
                  {tap.cap_note && <small data-cap="">{tap.cap_note}</small>}
                  {tap.fare_reason && (
                    <small>
                      <WithWords text={t('why', { reason: place })} words={tap.fare_reason} />
                    </small>
                  )}
                  <ReportLink
                    about={{ kind: 'tap', id: tap.tap_id, date_time: tap.date_time, amount: tap.fare ?? undefined }}
                  />
                </div>
                <StateMark entry={tap} />
                {typeof tap.fare === 'number' ? <Price cents={tap.fare} size="small" /> : <span>{t('taps.open')}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Days>
  )
}
