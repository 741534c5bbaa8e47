import { expect, it } from 'vitest'
import { everyOneIn, marksOfChinese, oneForManyIn } from './textForms.mjs'

const only = (key, text) => new Map([[key, text]])

it.each([
  ['every_one', 'Every week', 1],
  ['preview_one', 'Then about every day: {{month}}', 1],
  ['every.week', 'Every week', 0],
  ['every_other', 'Every {{count}} weeks', 0],
  ['items_one', '{{count}} item', 0],
])('@LANG-02 English %s "%s": a plural form cannot say "every week" in Vietnamese and Chinese', (key, text, faults) => {
  expect(everyOneIn(only(key, text))).toHaveLength(faults)
})

it('@LANG-02 a form of Filipino for 1 that also stands for 2 and 3 says the number, or the same', () => {
  const texts = new Map([
    ['back_one', 'ang ticket na ito'],
    ['back_other', 'ang mga ticket na ito'],
    ['items_one', '{{count}} item'],
    ['items_other', '{{count}} na item'],
    ['load_one', 'Mag-load sa card mo'],
    ['load_other', 'Mag-load sa card mo'],
  ])
  expect(oneForManyIn('fil', texts)).toEqual(['back_one: also for 2 and 3: ang ticket na ito'])
  expect(oneForManyIn('fr', texts)).toEqual([])
})

it.each([
  ['您的 卡片', 'a blank'],
  ['卡片 {{digits}}', 'a blank'],
  ['{{name}} 已过期', 'a blank'],
  ['可用时间： {{date}}', 'a blank'],
  ['已有账户? <link>登录</link>', 'a mark of Latin'],
  ['总计:{{sum}}', 'a mark of Latin'],
  ['失败,未扣款', 'a mark of Latin'],
  ['（选填)', 'a mark of Latin'],
  ['请稍候...', 'an ellipsis'],
  ['请稍候……', 'an ellipsis'],
])('@LANG-02 Chinese "%s" has %s', (text, what) => {
  expect(marksOfChinese(only('key', text))).toEqual([`key: ${what}: ${text}`])
})

it.each([
  '可用时间：{{date}}',
  '{{step}} – 结算',
  '使用{{min}}至{{max}}个字符。',
  'Google Pay',
  '{{first}} · 乘客',
  '请稍候…',
])('@LANG-02 Chinese "%s" has its own marks', (text) => {
  expect(marksOfChinese(only('key', text))).toEqual([])
})
