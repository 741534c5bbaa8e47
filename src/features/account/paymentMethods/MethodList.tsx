import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { useShownSubmission } from '../../../shared/submission/useSubmission'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { Page } from '../../../shared/ui/page/Page'
import { useMethodName } from '../../paying/payment/onDemand'
import { methodChange, removalAsked } from './methodChange'
import type { AddedKind, MethodChange } from './methodChange'
import { MethodItem } from './MethodItem'
import { CardAndCoin } from './CardAndCoin'
import { takeoverAsked } from './takeOver'
import { TakeoverProgress } from './TakeoverProgress'
import { selectTakeover } from './takeoverSlice'

interface MethodListProps {
  methods: PaymentMethod[]
  kinds: AddedKind[]
}

export function MethodList({ methods, kinds }: MethodListProps) {
  const { t } = useTranslation('paymentMethods')
  const nameOf = useMethodName()
  const dispatch = useAppDispatch()
  const [change, send] = useShownSubmission(methodChange)
  const takeover = useAppSelector(selectTakeover)
  const [asked, setAsked] = useState<Exclude<MethodChange, { act: 'add' | 'rename' }>>()
  // The focused element may be gone.
  useEffect(() => focusWhenLost(), [methods.length])
  const isBusy = change.status === 'sending' || takeover !== null
  const act = (wanted: NonNullable<typeof asked>) => {
    if (isBusy) return
    setAsked(wanted)
    if (wanted.act !== 'remove') send(wanted)
    else if (wanted.method.used_by?.good.length) dispatch(takeoverAsked({ method: wanted.method, methods }))
    else dispatch(removalAsked(wanted.method))
  }
  const add = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: methods.length ? 'start' : 'center' }}>
      {kinds.map((kind, at) => (
        <LinkButton
          key={kind}
          variant={at === 0 && methods.length === 0 ? 'contained' : 'outlined'}
          to={paths.accountNewPaymentMethod(kind)}
        >
          {t(`add.${kind}`)}
        </LinkButton>
      ))}
    </Box>
  )
  return (
    <Page title={t('title')} lead={methods.length ? t('lead') : undefined}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <TakeoverProgress methods={methods} />
        <Faults
          of={asked ? reasonsIn(change) : []}
          title={asked && t(`failure.${asked.act}`, { method: nameOf(asked.method) })}
        />
        {methods.length === 0 ? (
          <EmptyState picture={CardAndCoin} title={t('none.title')} text={t('none.text')} action={add} />
        ) : (
          <>
            <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
              {methods.map((method) => (
                <MethodItem
                  key={method.id}
                  method={method}
                  busy={change.status === 'sending' && asked?.method.id === method.id ? asked.act : undefined}
                  onAct={act}
                />
              ))}
            </Box>
            {add}
          </>
        )}
      </Box>
    </Page>
  )
}
