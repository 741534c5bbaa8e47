export const say = {
  storage: 'Browser storage is read and written by src/shared/storage only.',
  http: 'The backend is called by request() of src/api only.',
  clock: 'The time comes from now() of src/shared/clock, so that tests and the mock can set it.',
  random: 'Use crypto.randomUUID() for identifiers; nothing else here may be random.',
  html: 'Texts are rendered as text: no dangerouslySetInnerHTML.',
  await: 'No top-level await: the bundler then makes two files of every dynamic import (see src/build/chunkGroups.ts).',
  controls: 'Buttons, alerts and links are those of src/shared/ui: MUI’s weigh as much as a whole screen.',
  links: 'Links are those of src/shared/navigation/Link: the router’s own all render again with every navigation.',
  heading: 'The page’s heading is found by src/shared/focus.',
  colour:
    'Colours stand in src/shared/ui/colours/tokens.ts; styles read the scheme’s by src/shared/ui/colours/palette.ts.',
  text: 'Texts come from locales/<language>/<feature>.json.',
  nested:
    'A component inside a component is a new one with every rendering, and loses what it holds: declare it beside.',
  style: 'A fixed style is `sx` or `styled` (src/kit.md); `style` carries values that the code works out.',
  joined: 'Each language has marks of its own: use inOneList (src/shared/locales/lists), or a text with placeholders.',
}

/** Attributes that people read or hear. */
const textAttribute = '/^(title|alt|label|placeholder|helperText|aria-(label|description|valuetext|roledescription))$/'
/** Where a literal is what the attribute or child shows: itself, or a branch of a condition. */
const shown = (parent) =>
  [
    '',
    ' > ConditionalExpression',
    ' > LogicalExpression',
    ' > TemplateLiteral',
    ' > ConditionalExpression > TemplateLiteral',
  ].map((between) => `${parent}${between} > :matches(Literal[value=/\\p{L}/u], TemplateElement[value.raw=/\\p{L}/u])`)

/** A colour in hexadecimal digits; `#main`, the hash of an address, is none. */
const hexColour = '/#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i'

/** A mark that stands between two texts. */
const joint = '/^\\s?[,:;、]\\s$/'

const storage = ['localStorage', 'sessionStorage']
/** Names that are banned by themselves, where no local name hides them. */
export const bannedGlobals = storage.map((name) => ({ name, message: say.storage }))

const bannedSyntax = [
  ...storage.map((name) => ({
    selector: `MemberExpression[property.name='${name}']`,
    message: say.storage,
    for: 'storage',
  })),
  { selector: "CallExpression[callee.name='fetch']", message: say.http, for: 'http' },
  {
    selector: "CallExpression[callee.property.name='fetch'][callee.object.name=/^(window|globalThis|self)$/]",
    message: say.http,
    for: 'http',
  },
  { selector: "NewExpression[callee.name='XMLHttpRequest']", message: say.http, for: 'http' },
  { selector: "ImportExpression[source.value='axios']", message: say.http, for: 'http' },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: say.clock, for: 'clock' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: say.clock, for: 'clock' },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: say.random, for: 'random' },
  {
    selector: 'ImportDeclaration[source.value=/^@mui.material.(Button|IconButton|Alert|AlertTitle|Link)$/]',
    message: say.controls,
    for: 'controls',
  },
  {
    selector: "ImportDeclaration[source.value='react-router'] ImportSpecifier[imported.name=/^(Link|NavLink)$/]",
    message: say.links,
    for: 'links',
  },
  ...[
    ':function FunctionDeclaration[id.name=/^[A-Z]/]',
    ':function VariableDeclarator[id.name=/^[A-Z]/] > :function:has(JSXElement)',
  ].map((selector) => ({ selector, message: say.nested, for: 'nested' })),
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: say.html, for: 'html' },
  { selector: "Property[key.name='dangerouslySetInnerHTML']", message: say.html, for: 'html' },
  { selector: 'Program > ExpressionStatement > AwaitExpression', message: say.await, for: 'await' },
  {
    selector: 'Program > VariableDeclaration > VariableDeclarator > AwaitExpression',
    message: say.await,
    for: 'await',
  },
  ...['Literal[value=/page-heading/]', 'TemplateElement[value.raw=/page-heading/]'].map((selector) => ({
    selector,
    message: say.heading,
    for: 'heading',
  })),
  ...[`Literal[value=${hexColour}]`, `TemplateElement[value.raw=${hexColour}]`].map((selector) => ({
    selector,
    message: say.colour,
    for: 'colour',
  })),
  ...[
    // Punctuation, digits and the plus and minus of steppers need no translation.
    'JSXText[value=/[^\\s0-9!-\\/:-@[-`{-~·–—…×−©]|&#/]',
    `JSXAttribute[name.name=${textAttribute}] > Literal[value=/\\p{L}/u]`,
    ...shown(`JSXAttribute[name.name=${textAttribute}] > JSXExpressionContainer`),
    ...shown('JSXElement > JSXExpressionContainer'),
    ...shown('JSXFragment > JSXExpressionContainer'),
  ].map((selector) => ({ selector, message: say.text, for: 'text' })),
  ...[
    `CallExpression[callee.property.name='join'] > Literal[value=${joint}]`,
    `TemplateElement[value.raw=${joint}]`,
    `JSXExpressionContainer > Literal[value=${joint}]`,
    'JSXText[value=/^\\s*[,:;](\\s|$)|\\(\\s*$/]',
  ].map((selector) => ({ selector, message: say.joined, for: 'joined' })),
  {
    selector:
      'JSXOpeningElement[name.name!=/^(SkeletonBar|PayPalButtons)$/] > JSXAttribute[name.name="style"] > JSXExpressionContainer > ObjectExpression:not(:has(> Property[value.type!="Literal"]))',
    message: say.style,
    for: 'style',
  },
]

/** All bans but the named ones. */
export const bansExcept = (...allowed) => [
  'error',
  ...bannedSyntax.filter((ban) => !allowed.includes(ban.for)).map(({ selector, message }) => ({ selector, message })),
]
