import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as limits from '../../../../api/contract/base/limits'
import { focusFirstField } from '../../../../shared/focus/moveFocus'
import { ConfigForm } from '../../../../shared/forms/ConfigForm'
import { useAppDispatch, useAppSelector } from '../../../../shared/store'
import { formState } from '../../../../shared/submission/submission'
import { Button } from '../../../../shared/ui/buttons/Button'
import { newVirtualCard } from '../acts/newVirtualCard'

export default function VirtualCardForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation(['cardManagement', 'fareMedia', 'shared'])
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(newVirtualCard.select)
  const form = useRef<HTMLFormElement>(null)
  const [requestId] = useState(() => crypto.randomUUID())
  useEffect(() => {
    focusFirstField(form.current)
    dispatch(newVirtualCard.opened())
  }, [dispatch])
  return (
    <ConfigForm
      formRef={form}
      fields={[
        {
          key: 'nickname',
          label: t('fareMedia:rename.label'),
          hint: t('fareMedia:rename.hint'),
          required: true,
          maxlength: limits.nickname,
          autoComplete: 'off',
        },
      ]}
      submitText={t('virtual.submit')}
      busyText={t('virtual.busy')}
      {...formState(attempt)}
      onSubmit={({ nickname = '' }) => dispatch(newVirtualCard.requested({ nickname, requestId }))}
      extraActions={
        <Button size="small" onClick={onCancel}>
          {t('shared:cancel')}
        </Button>
      }
    />
  )
}
