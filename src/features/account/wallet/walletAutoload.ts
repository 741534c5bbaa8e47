import { every, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { autoloadChange, autoloadFound } from '../../cards/autoload'
import { showAutoload } from './walletState'

// Pages without an autoload do not need this code.
attachOnImport(
  'walletAutoload',
  watch(
    () => every(autoloadChange.accepted, showAutoload),
    () => every(autoloadFound, showAutoload),
  ),
)
