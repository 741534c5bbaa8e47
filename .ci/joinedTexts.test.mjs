import { expect, it } from 'vitest'
import { joinedIn } from './joinedTexts.mjs'

const inCode = (code, file = 'features/cart/Cart.tsx') => joinedIn(file, code).map((line) => line.split(': ')[1])

it.each([
  ['a mark between two values of a template', '`${date}: ${sum}`'],
  ['a comma in a template', '`${a}, ${b}`'],
  ['a mark without a blank between texts', '`${t("card")}:${number}`'],
  ['a mark at the end of a text', '`${t("card")}: `'],
  ['a mark of Chinese', '`${a}：${b}`'],
  ['a list that is joined', 'names.join(", ")'],
  ['a list of Chinese that is joined', 'names.join("、")'],
  ['texts that are joined', '[t("a"), t("b")].join(",")'],
  ['a mark in a sum', 'label + ": " + value'],
  ['a mark in an array', 'const all = [label, "; ", value]'],
  ['a mark between two parts of a page', 'const a = <p>{label}: <b>{value}</b></p>'],
  ['a mark after an element', 'const a = <p><b>{label}</b>, {value}</p>'],
  ['a mark in braces', 'const a = <p>{label}{"; "}{value}</p>'],
  ['a mark that a component takes', 'const a = <Parts separator=", " />'],
])('@LANG-02 finds %s', (_, code) => {
  expect(inCode(code)).toEqual(['a mark'])
})

it.each([
  ['in double quotes', String.raw`const a = styled('dt')({ '&::after': { content: '": "' } })`],
  ['in escaped quotes', String.raw`const a = { content: "\": \"" }`],
  ['in single quotes', String.raw`const a = { content: "': '" }`],
  ['in a template', 'const a = { "content": `", "` }'],
  ['after an attribute', `const a = { content: 'attr(data-label) ":"' }`],
  ['as a word', `const a = { content: '"New"' }`],
])('@LANG-02 finds a text that a style brings, %s', (_, code) => {
  expect(inCode(code)).toEqual(['a text in a style'])
})

it.each([
  ['before a part of the page', 'const a = <p>{t("until")} <b>{day}</b></p>'],
  ['in braces', 'const a = <p>{t("until")}{" "}<b>{day}</b></p>'],
  ['after an element that ends in a text', 'const a = <p><b>{t("until")}</b> {day}</p>'],
  ['after one of two texts', 'const a = <p>{isSoon ? t("soon") : t("until")} <b>{day}</b></p>'],
  ['in a template', '`${t("block.meaning")} ${ended}`'],
  ['in a list', '[t("meaning"), ended].filter(Boolean).join(" ")'],
])('@LANG-02 finds a blank after a text of ours, %s', (_, code) => {
  expect(inCode(code)).toEqual(['a blank'])
})

it('@LANG-02 finds lists and time zones that are not written in one place', () => {
  expect(inCode('new Intl.ListFormat("fr").format(names)')).toEqual(['a list (`inOneList`)'])
  expect(inCode('const a = { timeZoneName: "short" }')).toEqual(['a time zone (`zone`)'])
  expect(inCode('new Intl.ListFormat("fr").format(names)', 'shared/locales/lists.ts')).toEqual([])
})

it.each([
  ['keys', '`${kind}:${id}`'],
  ['paths', '`${base}/${id}`'],
  ['a name of two words', '`${first} ${last}`'],
  ['ids', '[hintId, noteId].join(" ")'],
  ['signs between facts', 'const a = <p>{t("items")} · {t("since")}</p>'],
  ['facts that are joined by a sign', '[name, eta].join(" · ")'],
  ['a text with the blank of its language', 'const a = <p>{withBlank(t("until"))}<b>{day}</b></p>'],
  ['the first blank of a text', 'const a = <small> {t("details")}</small>'],
  ['the end of a line', 'const a = <p>\n{t("until")}\n<b>{day}</b>\n</p>'],
  ['an empty box', `const a = { content: '""' }`],
  ['a sign', `const a = { content: '"→" / ""' }`],
  ['the address behind a link on paper', `const a = { content: '" " attr(href)' }`],
  ['a label that an element has', `const a = { content: 'attr(data-label) / ""' }`],
  ['what a request holds', `const a = { content: 'Total: 5' }`],
  ['a style', '`${bite(first)},${bite(second)}`'],
])('@LANG-02 leaves %s', (_, code) => {
  expect(inCode(code)).toEqual([])
})
