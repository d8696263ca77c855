const packets = {
  title: 'A message in pieces',
  invite: 'Which packet will arrive first? Guess, then press Play.',
  description:
    'A message is cut into numbered packets that travel from Mia to Noah over routers, each on a way of its own. Packets that get lost are sent again. The buttons move the packets, the slider sets how many get lost.',
  from: 'Mia',
  to: 'Noah',
  loss: 'Packets that get lost',
  percent: '{{loss}}%',
  message: 'The message as it arrives',
  order: 'Order of arrival: {{list}}',
  start_one: 'Mia cuts “{{message}}” into {{count}} packet.',
  start_other: 'Mia cuts “{{message}}” into {{count}} packets.',
  under_way_one:
    '{{count}} of {{all}} packets has arrived, lost so far: {{lost}}. Its number shows its place.',
  under_way_other:
    '{{count}} of {{all}} packets have arrived, lost so far: {{lost}}. Their numbers show their places.',
  complete_one: 'Complete: {{sent}} sent for {{count}} packet.',
  complete_other:
    'Complete: {{sent}} sent so that {{count}} arrive. Lose more of them: does the message ever break?',
  lost: 'Packet {{number}} got lost. Noah can’t say that it is there.',
  resent: 'No answer about packet {{number}}: Mia sends it again.',
} as const;
export default packets;

declare module '../../lib/texts.ts' {
  interface Texts {
    packets: typeof packets;
  }
}
