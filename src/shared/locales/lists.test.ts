import { describe, expect, it } from 'vitest'
import { addressLine, blankBetween, inOneList, inOneText, withBlank } from './lists'

describe('texts beside each other @LANG-02', () => {
  it.each([
    ['General funds after:', 'General funds after: '],
    ['Solde général après\u00a0:', 'Solde général après\u00a0: '],
    ['转移后的通用余额：', '转移后的通用余额：'],
    ['已有账户？', '已有账户？'],
    ['已傳送驗證碼。', '已傳送驗證碼。'],
    ['上次使用', '上次使用 '],
  ])('“%s” gets the blank that its language has there', (text, told) => {
    expect(withBlank(text)).toBe(told)
  })

  it('there is no blank before a bracket that is as wide as a sign', () => {
    expect(blankBetween('手机', '（选填）')).toBe('')
    expect(blankBetween('Phone', '(optional)')).toBe(' ')
  })

  it('sentences follow each other, and what there is not leaves no blank', () => {
    expect(inOneText([false, 'Block it?', '', undefined, 'It ends.'])).toBe('Block it? It ends.')
    expect(inOneText(['冻结此卡？', null, '套票将到期。'])).toBe('冻结此卡？套票将到期。')
    expect(inOneText([])).toBe('')
  })

  it('a list is written by its language, an address by its country', () => {
    expect(inOneList(['A', 'B', 'C'], 'en')).toBe('A, B and C')
    expect(inOneList(['A', 'B', 'C'], 'zh-Hans')).toBe('A、B和C')
    expect(addressLine(['1 Harbour St', null, '', 'B3H 1A1'])).toBe('1 Harbour St, B3H 1A1')
  })
})
