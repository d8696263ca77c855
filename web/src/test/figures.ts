import { INSIGHT_DAYS } from '@codivia/contract/api/admin-insight';
import { MAX_STARS } from '@codivia/contract/api/claims';
import { HANDLE_MAX_LENGTH, HANDLE_MIN_LENGTH } from '@codivia/contract/api/handle-rules';
import { PAYER_ADDRESS_DAYS, PAYMENT_LINK_DAYS } from '@codivia/contract/api/payers';
import { HANDLE_RETENTION_DAYS } from '@codivia/contract/api/portfolio';
import {
  GUARANTEE_DAYS,
  PREMIUM_MONTHLY_PRICE,
  WITHDRAWAL_DAYS,
} from '@codivia/contract/api/prices';
import { FREE_PROJECTS, PROJECT_MAX_BYTES } from '@codivia/contract/api/projects';
import { REVIEW_DAYS } from '@codivia/contract/api/reviews';

/** The reason why texts may contain figures that do not come from the registry of claims. */
export interface ListedFigures {
  /** The pattern of the texts: `namespace.key`. */
  texts: RegExp;
  /** The figures they may contain; any, when unset. */
  figures?: readonly number[];
  /** The reason why they are true without being counted or measured. */
  because: string;
}

const FREE_LESSONS = 10;
const AGES = [13, 18];

/** Every figure in our texts that is no claim of `contract/src/api/claims.ts`. */
export const LISTED_FIGURES: readonly ListedFigures[] = [
  { texts: /^admin/, because: 'Limits of the panel; only administrators read them.' },
  { texts: /^(ai-teacher|game-room|web-room)\./, because: 'Examples of code and prompts.' },
  { texts: /^accessibility\./, because: 'Names of standards, and measures that tests check.' },
  {
    texts: /^privacy\./,
    figures: [
      2026,
      21,
      28,
      29,
      30,
      31,
      60,
      90,
      24,
      7,
      6.1,
      8,
      ...AGES,
      15,
      16,
      INSIGHT_DAYS,
      WITHDRAWAL_DAYS,
      GUARANTEE_DAYS,
    ],
    because: 'The law, how long jobs of the server keep things, and the points of a hand.',
  },
  { texts: /^user-import\./, because: 'What a list may hold, and a day as it is written.' },
  { texts: /^class-results\.year$/, figures: [12], because: 'The months of a year.' },
  {
    texts: /^(parents|teachers)\./,
    figures: [60, 15, ...AGES],
    because:
      'The age of the law and of the other company, for whom it is made, and a time that the server keeps.',
  },
  {
    texts: /^privacy\.seen\.programs$/,
    figures: [152],
    because: 'The first version of Chromium with Connection-Allowlist (docs/decisions/0310).',
  },
  {
    texts: /^family\./,
    figures: [7, 15, 30],
    because: 'The law, and how long the server waits and keeps things.',
  },
  {
    texts: /^family-pay\./,
    figures: [PAYMENT_LINK_DAYS, PAYER_ADDRESS_DAYS, WITHDRAWAL_DAYS, GUARANTEE_DAYS],
    because: 'The rights of the terms, and how long the server keeps links and addresses.',
  },
  {
    texts: /^subscriptions\.ask\./,
    figures: [PAYMENT_LINK_DAYS],
    because: 'How long the server keeps the link.',
  },
  { texts: /^community\.safe\.worry$/, figures: [3018], because: 'A number of help in France.' },
  {
    texts: /^(accounts\.age|age-question|permissions|own-family|leaving-school)\./,
    figures: [15],
    because: 'The age from which French law lets children agree alone.',
  },
  {
    texts: /^community\.leaving\.age$/,
    figures: [13],
    because: 'The age from which the other company admits people.',
  },
  {
    texts: /^game-hand\.(before|loading)$/,
    figures: [21, 8],
    because: 'Points of a hand, and the size of what finds them.',
  },
  {
    texts: /^ai-lab\.(hand|picture\.looks|table|train\.places|use\.too_large)/,
    because: 'Points of a hand and of a picture, and limits of tables and of models.',
  },
  {
    texts: /^project-files\.(converted|problems\.(workbook|no_text))$/,
    figures: [8],
    because: 'The name of an encoding.',
  },
  {
    texts: /^reviews\.empty$/,
    figures: REVIEW_DAYS,
    because: 'The days on which lessons are reviewed.',
  },
  {
    texts: /^help\.thread\./,
    figures: [30, 24],
    because: 'What is measured over 30 days, and how long the link of a mail works.',
  },
  {
    texts: /^project-files\.problems\.type$/,
    figures: [8],
    because: 'The name of an encoding.',
  },
  {
    texts: /^developers\.(start\.read|rules\.(limit|header)|examples\.javascript)$/,
    figures: [8, 2026, 11, 30, 0, 400, 429, 20],
    because:
      'The name of an encoding, an example of a moment, statuses, and a version that runs the example.',
  },
  {
    texts:
      /^(live-schedule\.errors\.seats_wrong|challenges\.(levels\.at_\d|medals\.texts\.summit))$/,
    figures: [1, 2, 3],
    because: 'The least number of seats, and the numbers of the levels.',
  },
  {
    texts: /^portfolio\.(state\.delete_text|form\.handle_(hint|shape))$/,
    figures: [HANDLE_RETENTION_DAYS, HANDLE_MIN_LENGTH, HANDLE_MAX_LENGTH],
    because: 'The server keeps handles for that long, and refuses others than of these lengths.',
  },
  { texts: /^legal\./, figures: [3018], because: 'A telephone number.' },
  {
    texts: /^(home\.(description|subtitle)|courses\.description|partners\.contact)$/,
    figures: AGES,
    because: 'For whom Codivia is made.',
  },
  {
    texts: /^home\.code\./,
    figures: [7, 20],
    because: 'A drawn example of a lesson; it states nothing about Codivia.',
  },
  {
    texts: /^home(-sections)?\.testimonials\./,
    figures: [14, 15, 17],
    because: 'Marked as illustrative.',
  },
  {
    texts: /^(home\.no_install|plans\.(free_2|comparison\.discovery))$/,
    figures: [FREE_LESSONS],
    because: 'The proof of the content requires exactly these lessons to be free.',
  },
  {
    texts: /^plans\.(free_3|comparison\.projects_free)$/,
    figures: [FREE_PROJECTS],
    because: 'The server holds free members to this limit.',
  },
  {
    texts: /^plans\.(free_price|premium_price|faq\.payment_answer)$/,
    figures: [0, PREMIUM_MONTHLY_PRICE],
    because: 'The price that is charged.',
  },
  {
    texts: /^(plans\.(guarantee|faq\.refund_answer)|subscriptions\.offer\.|gift-cards\.payer$)/,
    figures: [GUARANTEE_DAYS, WITHDRAWAL_DAYS],
    because: 'The right of withdrawal, and the guarantee of the terms.',
  },
  {
    texts: /^(courses\.rating(_goal)?|home\.rating|careers\.satisfaction_score)$/,
    figures: [MAX_STARS],
    because: 'The scale, not the rating.',
  },
  {
    texts: /^learning-paths\.description$/,
    figures: [13, 18],
    because: 'The ages that the product is for.',
  },
  {
    texts:
      /^(binary-counter|box-model|colour-mixer|convolution|correlation|fairness|hash-change|list-index|network-map|q-mouse|text-bytes)\./,
    because: 'What an explorable computes; it states nothing about Codivia.',
  },
  {
    texts: /^projects\.state\.too_large$/,
    figures: [PROJECT_MAX_BYTES / 1000],
    because: 'A limit.',
  },
  {
    texts: /^accounts\./,
    figures: [24],
    because: 'How long links of mails work; the server ends them.',
  },
];
