import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '../../../api/contract/account/security'
import { focusWhenLost } from '../../../shared/focus/moveFocus'
import { valueOf } from '../../../shared/remote/remote'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import type { Submission } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { ProviderMark } from '../../../shared/ui/providers/ProviderMark'
import { providers } from '../../../shared/ui/providers/providerTokens'
import { SkeletonLines } from '../../../shared/ui/waiting/SkeletonLines'
import { selectUser } from '../../identity/session'
import { hasAppleLink, loginTypes, providerOf, takeAppleLink } from '../../identity/session/onDemand'
import type { Provider } from '../../identity/session/onDemand'
import { selectSettings } from '../../identity/settings'
import { ConnectProof } from './ConnectProof'
import { connecting, connections, connectionsShown, disconnecting } from './connections'
import { PartFailed } from '../../../shared/ui/page/PartFailed'

/** Lists providers that sign the rider in (ACC-05). The last way to sign in stays. */
export function ConnectedPart() {
  const { t } = useTranslation(['security', 'session'])
  const { social } = useAppSelector(selectSettings)
  const hasPassword = useAppSelector(selectUser)?.has_password !== false
  const list = useRemote(connections)
  const linking = useAppSelector(connecting.select)
  const leaving = useAppSelector(disconnecting.select)
  const { asked, proving, connect, disconnect, begin, stopProving } = useConnectionActs(hasPassword, linking)
  useFreshVisit()
  useFocusAfterChange([leaving, linking], valueOf(list))

  const own = valueOf(list) ?? []
  const offered = (Object.keys(loginTypes) as Provider[]).filter((provider) => social?.[provider])
  const missing = offered.filter((provider) => !own.some((entry) => entry.provider === loginTypes[provider]))
  if (offered.length === 0 && list.status === 'loaded' && own.length === 0) return null
  const isLast = !hasPassword && own.length === 1
  return (
    <PagePart id="connected" title={t('connected.title')} busy={list.status === 'loading'}>
      <Box sx={{ color: 'text.secondary' }}>
        {t(isLast ? 'connected.last' : 'connected.text')}
        <div role="status">
          {linking.status === 'sending' && isProvider(asked) && t(`session:social.waiting.${asked}`)}
        </div>
      </Box>
      <Faults of={[...(proving ? [] : [linking]), leaving].flatMap(reasonsIn)} />
      {list.status === 'failed' && <PartFailed error={list.error} onRetry={list.retry} />}
      {(list.status === 'idle' || list.status === 'loading') && (
        <Box sx={{ width: '100%', height: offered.length * rowHeight }}>
          <SkeletonLines lines={offered.length} height={20} />
        </Box>
      )}
      {list.status === 'loaded' && (
        <Connections
          own={own}
          missing={missing}
          leaving={leaving.status === 'sending' ? asked : undefined}
          onRemove={isLast ? undefined : disconnect}
          onAdd={begin}
        />
      )}
      {proving && (
        <ConnectProof
          key={proving}
          name={providerNames[proving]}
          onPassword={(password) => connect(proving, password)}
          onCancel={stopProving}
        />
      )}
    </PagePart>
  )
}

/** `asked`: what the last press was about. `proving`: the provider that is connected after the password. */
function useConnectionActs(hasPassword: boolean, linking: Submission<unknown>) {
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<string>()
  // Apple's page may have answered already.
  const [proving, setProving] = useState<Provider | undefined>(() =>
    hasPassword && hasAppleLink() ? 'apple' : undefined,
  )
  const [seen, setSeen] = useState(linking)
  if (seen !== linking) {
    setSeen(linking)
    if (linking.status === 'done') setProving(undefined)
  }
  const connect = (provider: Provider, current_password?: string) => {
    setAsked(provider)
    dispatch(connecting.requested({ provider, current_password }))
  }
  const disconnect = (id: string) => {
    setAsked(id)
    dispatch(disconnecting.requested(id))
  }
  const begin = (provider: Provider) => {
    dispatch(connecting.dropped())
    // Apple's page is a document of its own, so the password is asked for after it.
    if (hasPassword && provider !== 'apple') setProving(provider)
    else connect(provider)
  }
  const stopProving = () => {
    takeAppleLink()
    dispatch(connecting.dropped())
    setProving(undefined)
  }
  return { asked, proving, connect, disconnect, begin, stopProving }
}

/** Forgets at both ends of a visit what was sent. */
function useFreshVisit(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(disconnecting.opened())
    dispatch(connecting.dropped())
    dispatch(connectionsShown())
    return () => {
      dispatch(connecting.dropped())
      dispatch(disconnecting.dropped())
      takeAppleLink()
    }
  }, [dispatch])
}

/** The focused element may be gone. */
function useFocusAfterChange(acts: Submission<unknown>[], list: unknown): void {
  const changed = acts.filter(({ status }) => status === 'done').length
  useEffect(() => {
    if (changed > 0) focusWhenLost(() => document.getElementById('connected'))
  }, [changed, list])
}

interface ConnectionsProps {
  own: Connection[]
  missing: Provider[]
  leaving: string | undefined
  /** Undefined for the last way to sign in. */
  onRemove: ((id: string) => void) | undefined
  onAdd: (provider: Provider) => void
}

function Connections({ own, missing, leaving, onRemove, onAdd }: ConnectionsProps) {
  const { t } = useTranslation('security')
  return (
    <Box component="ul" sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}>
      {own.map((connection) => (
        <Row key={connection.id} connection={connection}>
          {onRemove && (
            <BusyButton
              variant="outlined"
              aria-label={t('connected.removeWhat', { name: nameOf(connection) })}
              busy={leaving === connection.id}
              onClick={() => onRemove(connection.id)}
            >
              {t('connected.remove')}
            </BusyButton>
          )}
        </Row>
      ))}
      {missing.map((provider) => (
        <Row key={provider} provider={provider}>
          {/* Never busy or disabled: a provider may not report a closed window. */}
          <Button
            variant="outlined"
            aria-label={t('connected.addWhat', { name: providerNames[provider] })}
            onClick={() => onAdd(provider)}
          >
            {t('connected.add')}
          </Button>
        </Row>
      ))}
    </Box>
  )
}

const providerNames: Record<Provider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }

const isProvider = (name: string | undefined): name is Provider => name !== undefined && name in providerNames

function nameOf({ provider }: Connection): string {
  const known = providerOf(provider)
  return known ? providerNames[known] : provider
}

/** Two lines of text, in pixels. The placeholder is as high, so that nothing below moves. */
const rowHeight = 67

/** A long email breaks before its domain first. */
function Email({ of }: { of: string }) {
  const [name, ...domain] = of.split('@')
  return (
    <>
      {name}
      <wbr />
      {domain.map((part) => `@${part}`)}
    </>
  )
}

const { ground, ink } = providers.facebook
/** Off its blue button, the mark of Facebook is blue with a white letter. */
const markPlace = { display: 'flex', width: 24, '& circle': { fill: ground }, '& circle + path': { fill: ink } }

interface RowProps {
  connection?: Connection
  provider?: Provider
  children: React.ReactNode
}

function Row({ connection, provider, children }: RowProps) {
  const { t } = useTranslation('security')
  const mark = provider ?? providerOf(connection?.provider)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        // The button goes below where the longest word leaves it no room.
        flexWrap: 'wrap',
        columnGap: 1.5,
        alignItems: 'center',
        minHeight: rowHeight,
        '& > button': { marginInlineStart: 'auto' },
        borderTop: `1px solid ${palette.divider}`,
      }}
    >
      <Box sx={markPlace}>{mark && <ProviderMark of={mark} />}</Box>
      <Box sx={{ flex: '1 1 min-content', maxWidth: 'calc(100% - 36px)', py: 1, overflowWrap: 'break-word' }}>
        <Box sx={{ fontWeight: 700 }}>{connection ? nameOf(connection) : provider && providerNames[provider]}</Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: connection?.email ? 'anywhere' : undefined }}>
          {connection?.email ? <Email of={connection.email} /> : t(connection ? 'connected.is' : 'connected.isNot')}
        </Box>
      </Box>
      {children}
    </Box>
  )
}
