/**
 * How the English texts sound (`locales/README.md`, "How a text sounds"), as far as a script can hear it: old habits,
 * each with what to write instead, and capitals that no rule gives.
 */

/** Texts that the specification gives letter by letter. They keep its words and its capitals. */
export const specified = new Set([
  'app:connection.text',
  'app:connection.title',
  'app:nav.account',
  'app:nav.login',
  'autoload:amountNotValid',
  'cardLinking:bank.amountNotValid',
  'cart:dialogs.lineLimit.text',
  'cart:dialogs.orderLimit.text',
  'cart:dialogs.orderLimit.title',
  'checkout:card.notEligible',
  'checkout:pay.emailNotVerified',
  'checkout:pay.orderLimit',
  'checkout:pay.promoEnded',
  'checkout:promo.notValid',
  'checkout:split.notValid',
  'checkout:split.outside',
  'checkout:totals.orderLimit',
  'closing:failed',
  'histories:pass.notFound',
  'ownPasses:outcome.reason.not_eligible',
  'payment:card.invalidCode',
  'payment:card.unsupported',
  'payment:payPal.failed',
  'registration:reset.failed',
  'secondFactor:code.wrong',
  'session:signIn.beforeCheckout',
  'session:signIn.wrong',
  'session:social.failed.apple',
  'session:social.failed.facebook',
  'session:social.failed.google',
  'shared:error.network.text',
  'shared:error.unauthorized',
  'shared:form.email',
  'shared:form.empty',
  'shared:form.isNotValid',
  'shared:form.maxlength',
  'transfers:obstacle.onlyOne',
  'transfers:tooMuch',
  'wallet:locked',
])

/** What is no English of a counter, and what to write instead. */
const habits = [
  [/\bwhat (is|was|are|were)\b/, 'the noun: "items in your cart"'],
  [/\banew\b/, '"again"'],
  [/\bneed not\b/, '"don’t have to"'],
  [/\bmeanwhile\b/, '"has already been …", "has just changed"'],
  [/\b(of|on) (its|their|your) own\b/, '"separate"'],
  [/\bwaits? (for you|here|there|in|until)\b/, 'a verb of the rider: "you’ll find it in …"'],
  [/\bso far\b/, '"yet", or nothing'],
  [/\bat most\b/, '"up to", "no more than"'],
  [/\bby now\b/, '"now"'],
  [/\b(shows?|stands?) (here|there)\b/, '"appears here"'],
  [/\bon its way there\b/, '"we’ve sent it"'],
  [/\b(ceases?|thereof|hence|whoever|somebody|nobody|repurchased?)\b/, 'a word that people say'],
  [/\bany more\b/, '"no longer"'],
  [/\b(at the moment|at once)\b/, '"right now", "right away"'],
  [/\bthe (portal|rider)\b/, '"this site", "you"'],
  [/\bcannot\b/, '"can’t"'],
  [/\b(can|could|do|does|did|is|are|was|were|has|have|had|will|would) not\b/, 'the short form: "isn’t"'],
  [/\b(you|we|they) (are|will) (?!or\b)\w|\bit is (?!and\b)\w/, 'the short form: "you’re"'],
  [/\bnothing (was|is|has been) (taken|charged|paid)\b/, '"No money was taken." or "You won’t be charged"'],
  [/\bmoney was not\b/, '"No money was taken."'],
  [/\bways? to pay\b|\bpay (another|this) way\b/, '"payment method"'],
  [/\brefused\b/, '"declined"'],
  [/\b(not known|not told)\b/, '"Unknown"'],
  [/\blog(ged|ging)? (in|out)\b|\blogin\b/, '"sign in", "sign out"'],
  [/\bempty (the|your) cart\b/, '"clear"'],
  [/\b(kept|keep) .{0,20}for later\b/, '"save for later"'],
  [/\bswitch(ed)? (it |this |them )?(on|off)\b/, '"turn on", "turn off"'],
  [/\bgive up\b/, '"lose"'],
  [/'/, 'a curved apostrophe'],
]

/** Names that keep their capitals within a sentence. `View Cart`, `Buy Tickets` and `My Account` are the specification's. */
const names =
  /\b(View Cart|Buy Tickets|My Account|American Express|Apple or Google Wallet|Apple Pay|Google Pay|App Store|Google Play|PayPal|Apple|Google|Facebook|Visa|Mastercard|Discover|Canadian|English|JavaScript|Bank card|Checkout)\b/g

/** Returns the words that have a capital without beginning a sentence, a quotation or a part after a colon. */
const loudWords = (text) =>
  text
    .replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, 'x')
    .replaceAll(names, 'x')
    .split(/[.:?!;“(×–/]\s*|…\s+/)
    .flatMap((part) => part.trim().split(/\s+/).slice(1))
    .filter((word) => /^\p{Lu}\p{Ll}+/u.test(word))

/** Returns the English texts with an old habit or a capital that no rule gives, except the specification's. */
export function unlikeOurVoice(texts) {
  const own = [...texts].filter(([key]) => !specified.has(key))
  return own.flatMap(([key, text]) => [
    ...habits
      .filter(([pattern]) => new RegExp(pattern, 'i').test(text))
      .map(
        ([pattern, instead]) => `${key}: ${pattern.exec(text.toLowerCase())?.[0] ?? ''} in: ${text} (write ${instead})`,
      ),
    ...loudWords(text).map((word) => `${key}: the capital of "${word}" in: ${text}`),
  ])
}
