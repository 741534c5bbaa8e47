import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Faults } from '../../../../shared/submission/Faults'
import { BusyButton } from '../../../../shared/ui/buttons/BusyButton'
import { LinkButton } from '../../../../shared/ui/buttons/Button'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import type { Charge } from './useCharges'

export const Lines = styled('ul')({
  display: 'grid',
  gap: 20,
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '4px 16px',
    overflowWrap: 'anywhere',
  },
  '& > li > [data-waiting]': { justifySelf: 'stretch', alignSelf: 'center' },
  // The link is large enough in every font (WCAG 2.5.8).
  '& > li > div > a:not([data-variant])': { paddingBlock: 6 },
  // The button ends its line, with its words below.
  '@media (min-width: 600px)': {
    '& > li': { gridTemplateColumns: '12em minmax(0, 1fr) fit-content(15em)', alignItems: 'baseline' },
    '& > li > :nth-of-type(n + 4)': { gridColumn: '1 / -1' },
  },
})
const Plan = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: 12,
  width: '100%',
})

/** Shows one charge, which one press pauses or resumes (FM-14). */
export function ChargeLine({ charge }: { charge: Charge }) {
  const id = useId()
  const { at, name, plan, sign } = charge
  return (
    <li>
      <div>
        <TextLink id={id} to={at}>
          <bdi>{name}</bdi>
        </TextLink>
      </div>
      <Plan>
        <span>{plan}</span>
        {sign}
      </Plan>
      <ChargeAct charge={charge} nameId={id} />
    </li>
  )
}

export function ChargeAct({ charge, nameId }: { charge: Charge; nameId: string }) {
  const { t } = useTranslation(['autoload', 'renewals'])
  const { methodAt, isStopped, isBusy, press, faults, ahead } = charge
  return (
    <>
      <div>
        {methodAt ? (
          <LinkButton variant="outlined" size="small" aria-describedby={nameId} to={methodAt}>
            {t('renewals:act.method')}
          </LinkButton>
        ) : (
          // One button does both acts, so that it keeps the focus.
          <BusyButton variant="outlined" size="small" aria-describedby={nameId} busy={isBusy} onClick={press}>
            {t(isStopped ? 'act.resume' : 'act.pause')}
          </BusyButton>
        )}
      </div>
      {ahead}
      <Faults of={faults} />
    </>
  )
}
