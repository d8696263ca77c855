const mentorConduct = {
  title: 'Code of conduct for mentors',
  description: 'What mentors on Codivia agree to before they answer a learner.',
  intro:
    'Mentors on Codivia help teenagers with their code. Everyone who answers accepts these rules first. Learners and parents can read them here.',
  version: 'Version {{version}}.',
  stay: {
    title: 'Everything stays here',
    text_1:
      'Write on Codivia only. Never ask how to reach a learner, never say how to reach you, and don’t arrange to meet, online or anywhere else.',
    text_2:
      'Don’t ask for a last name, an age, a school, a town, a photo or anything about the family. You don’t need it to read code.',
    text_3: 'If a learner tells you something like that, don’t use it, and report the message.',
  },
  teach: {
    title: 'Help them learn',
    text_1: 'Start with what works. Then one question or one hint at a time.',
    text_2:
      'Propose small changes and say why. A finished answer to an exercise takes the exercise away.',
    text_3:
      'Say so when you don’t know, and give the request back when somebody else can do better.',
  },
  respect: {
    title: 'Respect',
    text_1: 'Patient and friendly, whatever the question. No mockery, no flirting, no insults.',
    text_2: 'No advertising, no politics, no religion, nothing sexual, nothing violent.',
    text_3:
      'The same attention for everybody, wherever they come from and however fast they learn.',
  },
  danger: {
    title: 'When a learner isn’t well',
    text_1:
      'Does somebody write about violence, about hurting themselves, about an adult who scares them? Report the message right away: our team takes over.',
    text_2:
      'Don’t try to solve it alone, and don’t promise to keep it secret. In an emergency call {{emergency}}; in France {{children}} is the line for children in danger.',
  },
  watched: {
    title: 'We keep an eye on it',
    text_1:
      'Our team can read every thread, and every reading and every answer is logged. A reported message stays hidden until we’ve looked at it.',
    text_2:
      'Anyone who breaks these rules stops being a mentor right away. We pass on anything illegal to the authorities.',
  },
  accept: {
    title: 'Your agreement',
    text: 'You can claim requests once you have accepted. We store the version and the time.',
    action: 'I accept this code of conduct',
    done: 'You accepted this version {{when}}.',
    thanks: 'Thank you. The queue is open to you.',
    queue: 'Open the queue',
  },
} as const;

export default mentorConduct;

declare module '../../lib/texts.ts' {
  interface Texts {
    'mentor-conduct': typeof mentorConduct;
  }
}
