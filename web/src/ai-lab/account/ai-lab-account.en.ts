const aiLabAccount = {
  save: {
    title: 'In your account',
    text: 'Your account keeps the model: the names of its classes and what it has learned. You can open it on every device.',
    text_neighbours:
      'Your account keeps the model: the names of its classes, and your examples, since nearest neighbours consist of them. You can open it on every device.',
    visitor:
      'With an account you can keep this model, and share it by a link. Your project stays in this browser: once you’re logged in, the lab offers it to you, and the training takes a moment again.',
    log_in: 'Log in',
    camera:
      'Nearest neighbours keep every hand and picture that you showed, so this model stays in your browser. Train a network or a tree, and you can save it or share it.',
    examples: 'Also keep my examples',
    examples_text:
      'Then you can go on training on another device. Without this, they stay in this browser alone.',
    examples_camera: 'Hands and pictures stay in this browser.',
    keep: 'Save in my account',
    replace: 'Replace the saved model',
    saved: 'Saved in your account.',
    since: 'Your account has a version of {{time}}.',
    changed: 'This model was saved on another device in the meantime. Look at it, then save again.',
    share: 'Share by a link',
  },
  earlier: {
    title: 'Made here without an account',
    text_one:
      '{{count}} project was made in this browser by somebody who wasn’t logged in. If that was you, you can make it yours.',
    text_other:
      '{{count}} projects were made in this browser by somebody who wasn’t logged in. If that was you, you can make them yours.',
    take: 'Yes, that was me',
  },
  tested: 'Tests passed: {{right}} of {{total}}',
  untested: 'Not tested',
  models: {
    title: 'Models in your account',
    visitor: 'Log in to find the models that you have saved.',
    try: 'Try',
    go_on: 'Go on training',
    rename: 'Rename',
    new_name: 'New name of “{{name}}”',
    needs_name: 'Give it a name.',
    save_name: 'Save the name',
    duplicate: 'Duplicate',
    copy_of: '{{name}} (copy)',
    older: '{{name}} (before)',
    share: 'Share',
    delete: 'Delete',
    cancel: 'Cancel',
    delete_title: 'Delete “{{name}}” from your account?',
    delete_text:
      'The model and the examples beside it are deleted from the account. Projects in this browser stay, and so do links that you have made.',
    deleted: '“{{name}}” is deleted.',
    of: '{{action}}: {{name}}',
    failed: 'Your models could not be fetched.',
    unreadable: 'This model could not be opened.',
    with_examples: 'with its examples',
  },
  share: {
    title: 'Share “{{name}}”',
    text: 'Anyone who has the link can try your model and use it in a program. They see the names of its classes and what it has learned: no examples, no pictures, and not your name.',
    text_neighbours:
      'Anyone who has the link can try your model and use it in a program. They see the names of its classes, and your examples: nearest neighbours consist of them. Your name isn’t shown.',
    link: 'Link to your model',
    kept: 'You can delete this link on its page, or on your dashboard.',
    dashboard: 'Go to the dashboard',
  },
  shown: {
    kind: 'Model',
    classes: 'It knows',
    try: 'Try it',
    drawing: 'Draw something, and see what the model thinks.',
    hand: 'Show it your hand. The picture stays in this browser.',
    picture: 'Show it a picture. It stays in this browser.',
    text: 'Write something, and see what the model thinks.',
    table: 'Fill in the fields, and see what the model thinks.',
    verdict: 'I think: {{label}}',
    again: 'Try something else',
    own: 'Train a model of your own',
    program: 'See it with its program',
    gone: 'There is no model here',
    gone_text: 'The link was deleted, or it never led to a model.',
    unknown: 'This model is of a kind that the lab does not know yet.',
    back: 'AI lab',
    noun: 'A model of the AI lab',
  },
} as const;
export default aiLabAccount;

declare module '../../lib/texts.ts' {
  interface Texts {
    'ai-lab-account': typeof aiLabAccount;
  }
}
