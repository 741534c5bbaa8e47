import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { Suspense, useRef, useState } from 'react'
import type { ComponentProps, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../i18n/lazyPart'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { now } from '../../../shared/clock'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { useAppDispatch } from '../../../shared/store'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { TextButtons } from '../../../shared/ui/buttons/TextButtons'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { SkeletonLines } from '../../../shared/ui/waiting/SkeletonLines'
import { healthOf, methodAnchor, useMethodName } from '../../paying/payment/onDemand'
import type { MethodHealth } from '../../paying/payment/onDemand'
import { methodChange } from './methodChange'
import type { MethodChange } from './methodChange'
import { MethodFacts } from './MethodFacts'
import { MethodSign } from './MethodSign'
import { MethodUses } from './MethodUses'
import { MethodState, MethodWarning } from './MethodWarning'

type Act = Exclude<MethodChange, { act: 'add' | 'rename' }>

const RenameMethod = lazyPart(async () => ({ default: (await import('./RenameMethod')).RenameMethod }))

function Renaming(props: ComponentProps<typeof RenameMethod>) {
  return (
    <Suspense fallback={<SkeletonLines lines={3} />}>
      <RenameMethod {...props} />
    </Suspense>
  )
}

interface MethodItemProps {
  method: PaymentMethod
  busy: Act['act'] | undefined
  onAct: (act: Act) => void
}

export function MethodItem({ method, busy, onAct }: MethodItemProps) {
  const name = useMethodName()(method)
  const uses = method.used_by?.good ?? []
  const [isRenaming, setRenaming] = useState(false)
  const dispatch = useAppDispatch()
  const opener = useRef<HTMLButtonElement>(null)
  const open = () => {
    dispatch(methodChange.opened())
    setRenaming(true)
  }
  const close = () => {
    setRenaming(false)
    focusWhenLost(() => opener.current)
  }
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, pb: 1, overflowWrap: 'anywhere' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '44px minmax(0, 1fr)',
          columnGap: { xs: 1.5, sm: 2 },
          rowGap: 1,
        }}
      >
        <MethodSign method={method} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
          <Box
            component="h2"
            id={methodAnchor(method)}
            tabIndex={-1}
            sx={{
              m: 0,
              scrollMarginTop: 96,
              fontSize: { xs: '1.0625rem', sm: '1.125rem' },
              fontWeight: 700,
              '& > span': { whiteSpace: 'nowrap' },
            }}
          >
            <MaskedName>{name}</MaskedName>
          </Box>
          <MethodState method={method} />
        </Box>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, display: 'grid', gap: 1.5 }}>
          <MethodFacts method={method} />
          <MethodWarning method={method} />
          <MethodUses uses={uses} />
          {isRenaming && <Renaming method={method} onDone={close} />}
          <MethodActs
            method={method}
            busy={busy}
            onAct={onAct}
            opener={opener}
            onRename={isRenaming ? undefined : open}
          />
        </Box>
      </Box>
    </Paper>
  )
}

interface MethodActsProps extends MethodItemProps {
  opener: Ref<HTMLButtonElement>
  /** Undefined while the method is renamed. */
  onRename: (() => void) | undefined
}

const isRefused = (health: MethodHealth | undefined) => health === 'expired' || health === 'failed'

function MethodActs({ method, busy, onAct, opener, onRename }: MethodActsProps) {
  const { t } = useTranslation('paymentMethods')
  const name = useMethodName()(method)
  const about = { method: [name, method.nickname].filter(Boolean).join(' · ') }
  return (
    <TextButtons>
      {onRename && method.type !== 'wallet' && (
        <Button ref={opener} aria-label={t('about.rename', about)} onClick={onRename}>
          {t('rename')}
        </Button>
      )}
      {!method.is_default && !isRefused(healthOf(method, now())) && (
        <BusyButton
          busy={busy === 'makeDefault'}
          aria-label={t('about.makeDefault', about)}
          onClick={() => onAct({ act: 'makeDefault', method })}
        >
          {t('makeDefault')}
        </BusyButton>
      )}
      {method.type !== 'wallet' && (
        <BusyButton
          busy={busy === 'remove'}
          aria-label={t('about.remove', about)}
          onClick={() => onAct({ act: 'remove', method })}
        >
          {t('remove')}
        </BusyButton>
      )}
    </TextButtons>
  )
}
