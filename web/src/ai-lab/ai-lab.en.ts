const aiLab = {
  page_title: 'AI lab – train a model of your own',
  description:
    'Train a model with your own drawings, gestures, pictures, texts or tables, see where it fails, repair it, and use it in your programs. Nothing leaves your browser unless you want it to.',
  title: 'AI lab',
  intro:
    'Show a machine examples, let it learn, find out where it is wrong, and put it into your own program. No account needed.',
  privacy:
    'Everything happens in this browser: the training runs on your own device, and nothing is sent anywhere unless you save a model in your account or share it. What the camera sees never leaves.',
  taster: 'First time? Teach a machine three doodles, in two minutes.',
  taste: 'Try the doodle trainer',
  begin: 'What should your model look at?',
  own: 'Your projects',
  own_text: 'They are kept in this browser.',
  open: 'Open',
  remove: 'Delete',
  cancel: 'Cancel',
  erase_title: 'Delete “{{name}}”?',
  erase_text:
    'Its examples are deleted from this browser. Models that you have put beside a program stay there.',
  back: 'All projects',
  project_name: 'Name of the project',
  not_stored:
    'This browser keeps nothing right now: it is full, or stores nothing in this window. Your project lasts until you close the page.',
  untrained: 'There is no model yet. Train one first.',
  kinds: {
    drawing: {
      title: 'Drawings',
      text: 'Draw a few of each kind with your finger or mouse. Your model learns to guess what comes next on the board.',
      begin: 'Train with drawings',
      project: 'My doodle guesser',
      first: 'Sun',
      second: 'House',
    },
    hand: {
      title: 'Hands',
      text: 'Show gestures to your camera, for example rock, paper and scissors. Your model learns to tell them apart, and no picture is kept.',
      begin: 'Train with hands',
      project: 'My gesture reader',
      first: 'Open hand',
      second: 'Fist',
    },
    picture: {
      title: 'Pictures',
      text: 'Show things to your camera, or take pictures from files. Your model learns to tell them apart by their colours and edges.',
      begin: 'Train with pictures',
      project: 'My picture sorter',
      first: 'Sky',
      second: 'Forest',
    },
    text: {
      title: 'Texts',
      text: 'Collect short messages, for example friendly and angry ones. Your model learns which words give them away.',
      begin: 'Train with texts',
      project: 'My mood reader',
      first: 'Happy',
      second: 'Grumpy',
    },
    table: {
      title: 'Tables',
      text: 'Take a table with numbers and words. Your model learns to predict one of its columns from the others.',
      begin: 'Train with a table',
      project: 'My table model',
    },
  },
  steps: {
    label: 'Steps',
    collect: 'Collect',
    train: 'Train',
    test: 'Test',
    use: 'Use',
  },
  next: {
    first:
      'Make an example below, press the class that it belongs to, and repeat. Ten of each class are a good start.',
    first_picture:
      'Show something to the camera and press its class, or add files to each class. Ten of each are a good start.',
    first_table: 'Open a table or paste one: each of its rows becomes an example.',
    few: 'You can train already. With ten of each class, your model gets much surer.',
    enough: 'That is enough to begin. Let your model learn.',
    train: 'Go on to training',
    tested: 'Happy with it? Put it into a program of yours.',
    use: 'Use my model',
  },
  collect: {
    add_to: 'What is it?',
    added: 'Added to {{name}}. Next one!',
    nothing: {
      drawing: 'Draw something first.',
      hand: 'Show your hand to the camera first.',
      picture: 'Switch the camera on first, or add files to the class itself.',
      text: 'Write something first.',
      table: 'Fill in at least one field first.',
    },
    hold: {
      hand: 'Press once for one example, or hold for several. Turn and move your hand a little in between.',
      picture:
        'Press once for one picture, or hold for several. Turn and move the thing a little in between. No camera? Add files to each class.',
    },
    full: 'Your project has {{most}} examples, the most there can be. Delete some to add others.',
    class_name: 'Name of the class {{name}}',
    name_taken: 'Another class has this name, or it is empty.',
    remove_class: 'Delete the class {{name}}',
    remove_class_text_one: 'Its example is deleted too.',
    remove_class_text_other: 'Its {{count}} examples are deleted too.',
    count_one: '{{count}} example',
    count_other: '{{count}} examples',
    example: '{{name}}, example {{number}}',
    remove_example: 'Delete: {{example}}',
    removed: 'Deleted: {{example}}',
    bring_back: 'Bring it back',
    show_all: 'Show all {{count}}',
    new_class: 'Name of a new class',
    add_class: 'Add class',
  },
  draw: {
    board: 'Board to draw on',
    width: 'Thickness',
    widths: { thin: 'Thin', medium: 'Medium', thick: 'Thick' },
    undo: 'Undo',
    clear: 'Clear',
  },
  camera: {
    on: 'Switch the camera on',
    off: 'Switch the camera off',
    again: 'Try again',
    is_on: 'Camera on',
    asking: 'Your browser is asking: may this page use the camera?',
    choose: 'Camera',
    front: 'Front camera',
    back: 'Back camera',
    one: 'Camera',
    problems: {
      refused:
        'Your browser keeps the camera closed. Allow it for this page by the icon beside the address, then try again. Pictures from files, drawings, texts and tables work without it.',
      missing:
        'No camera was found. Plug one in and try again, or train with pictures from files, drawings, texts or tables.',
      busy: 'The camera does not answer: another program may be using it. Close that one, then try again.',
      unplugged: 'The camera is gone: was it unplugged? What you have collected is still here.',
      absent:
        'This browser offers no camera on this page. Pictures from files, drawings, texts and tables work without it.',
      elsewhere:
        'For the camera, this page must be loaded anew, and your project would be lost with it: your browser is full, or keeps nothing in this window. Delete old projects or files, then open this project again.',
      hidden: 'The camera went off when you left this tab.',
    },
  },
  hand: {
    before:
      'Your browser will ask whether this page may use your camera. The picture stays on this device and is kept nowhere: only 21 points of your hand become an example.',
    preview: 'Picture of your camera',
    points: 'The points of your hand',
    loading: 'The hand finder is on its way. The first time, 8 MB are fetched…',
    found: 'I see your hand.',
    none: 'Show your whole hand.',
    failed:
      'Hands cannot be found in this browser right now: it is offline, or cannot draw with WebGL. Your examples are still here, and the other kinds work.',
    retry: 'Try again',
  },
  picture: {
    before:
      'Your browser will ask whether this page may use your camera. Its pictures stay on this device. What you add is made small and kept in memory only, unless you have it kept in this browser.',
    add: 'Add pictures',
    add_to: 'Add pictures to {{name}}',
    drop: 'or drop them here',
    try: 'Choose a picture',
    try_drop: 'or drop it here',
    chosen: 'The picture that you chose',
    waiting_one: 'Opening {{count}} picture…',
    waiting_other: 'Opening {{count}} pictures…',
    added_one: '{{count}} picture added.',
    added_other: '{{count}} pictures added.',
    left_one: '{{count}} picture was left out: a project holds at most {{most}} examples.',
    left_other: '{{count}} pictures were left out: a project holds at most {{most}} examples.',
    problems: {
      too_large_one:
        '{{names}} is too large: a picture may have {{megapixels}} megapixels and {{megabytes}} MB. Make a smaller copy, or take a screenshot of it.',
      too_large_other:
        '{{names}} are too large: a picture may have {{megapixels}} megapixels and {{megabytes}} MB. Make smaller copies, or take screenshots of them.',
      heic_one:
        '{{names}} is a HEIC picture, which this browser cannot open. Save it as JPEG, then add that one.',
      heic_other:
        '{{names}} are HEIC pictures, which this browser cannot open. Save them as JPEG, then add those.',
      unreadable_one:
        '{{names}} is no picture that this browser can open, or it is damaged. Save it as JPEG or PNG, then try again.',
      unreadable_other:
        '{{names}} are no pictures that this browser can open, or they are damaged. Save them as JPEG or PNG, then try again.',
    },
    keep: 'Keep the camera’s pictures in this browser',
    held_one:
      '{{count}} picture of the camera is in memory only: it is gone once you close or reload this page.',
    held_other:
      '{{count}} pictures of the camera are in memory only: they are gone once you close or reload this page.',
    kept_one:
      'They stay here until you delete them, and are sent nowhere. So far: {{count}} picture.',
    kept_other:
      'They stay here until you delete them, and are sent nowhere. So far: {{count}} pictures.',
    remove: 'Delete the camera’s pictures',
    remove_title: 'Delete all pictures of the camera?',
    remove_text_one: '{{count}} example goes away. Pictures from files stay.',
    remove_text_other: '{{count}} examples go away. Pictures from files stay.',
    limits: 'What your model sees',
    looks:
      'It looks at 32 × 32 points in the middle of each picture: which colours are where, and which way edges run. No large network helps it.',
    can: 'It can tell apart what differs in colour or outline: sky and forest, a red cup and a blue one, you on the left and you on the right.',
    cannot:
      'It cannot tell a cat from a dog, or find a thing again that is seen from another side, in another place or in other light.',
  },
  text: {
    field: 'Your text',
    hint: 'A sentence or two, in French or English.',
  },
  table: {
    file: 'Open a CSV file',
    field: 'Or type or paste a table',
    sample: 'height,legs,animal\n4,2,sparrow\n60,4,dog',
    hint: 'The first line has the names of the columns. Commas, semicolons or tabs part the cells.',
    problems: {
      empty: 'There is no row below the names of the columns yet.',
      one_column: 'Only one column was found. Part the cells with commas, semicolons or tabs.',
      too_many_columns: 'That is more than 60 columns. Keep the ones that matter.',
      too_many_rows: 'That is more than 2,000 rows. Keep some of them.',
      too_large: 'That is more than 2 MB. Keep some of the rows.',
      long_row:
        'There are more cells than names of columns in row {{row}}. Where numbers have a comma, part the cells with semicolons.',
      open_quote: 'A quotation mark is opened and never closed. Close it, or delete it.',
    },
    unreadable:
      'That is no table of text. Save it as CSV in your spreadsheet, then open that file.',
    no_label:
      'No column can be predicted: one of them needs between 2 and 20 different values. In place of numbers such as prices, write words such as cheap and expensive.',
    label: 'Which column should be predicted?',
    left_out:
      'Only columns with 2 to 20 different values are listed. In place of many numbers, write words such as small and large.',
    other: 'Something else…',
    replace_title: 'Take this table instead?',
    replace_text_one: 'The example of your project goes away.',
    replace_text_other: 'The {{count}} examples of your project go away.',
    replace: 'Replace',
    take_one: 'Take {{count}} row',
    take_other: 'Take {{count}} rows',
  },
  train: {
    method: 'Method',
    methods: {
      neighbours: 'Nearest neighbours',
      tree: 'Decision tree',
      bayes: 'Word counts (Bayes)',
      network: 'Neural network',
    },
    method_texts: {
      neighbours:
        'It keeps all examples. Something new gets the class that most of its nearest neighbours have.',
      tree: 'It looks for questions with yes or no that part the classes best. You can read every one of them.',
      bayes:
        'It counts how often each word stands in each class. A new text gets the class whose words fit best.',
      network:
        'It has numbers that it corrects a little after each example, thousands of times, until few mistakes are left.',
    },
    k: 'Neighbours that vote',
    depth: 'Most questions in a row',
    epochs: 'Rounds through all examples',
    hidden: 'Neurons in between',
    layers: 'Neurons: {{neurons}}',
    chance: 'Start from another chance (no. {{seed}})',
    split: 'To learn: {{training}}. Kept aside for the test: {{test}}.',
    start: 'Train',
    stop: 'Stop',
    running: 'Your model is learning…',
    done_one: 'Done: {{count}} example learned in {{seconds}} s.',
    done_other: 'Done: {{count}} examples learned in {{seconds}} s.',
    stopped: 'Stopped: there is no model yet. Train again when you like.',
    stopped_old: 'Stopped: your model is still the one from before.',
    failed: 'Training stopped by itself. Try fewer neurons or examples, then train again.',
    to_test: 'Test it',
    needs_classes: 'Your model needs at least two classes. Add them in the first step.',
    needs_examples: 'These classes have no example yet: {{names}}.',
    curve: 'The loss falls and the accuracy rises while the network learns',
    loss: '╌ Loss (how wrong it is): {{value}}',
    accuracy: '— Right: {{value}}%',
    epoch: 'Round {{done}} of {{all}}',
    leaf: '{{right}} of {{all}}',
    wrist: 'Wrist',
    fingers: {
      thumb: 'Thumb',
      index: 'Index finger',
      middle: 'Middle finger',
      ring: 'Ring finger',
      little: 'Little finger',
    },
    axes: { right: 'to the right', down: 'down', away: 'away from the camera' },
    place: '{{point}}, {{axis}}:',
    places:
      'Each finger has four points: 1 is next to the palm, 4 is its tip. Distances start at the wrist: 1 is the length of your hand, and below 0 is the other way.',
    question_number: '{{name}} at most {{threshold}}?',
    question_value: '{{name}} is “{{value}}”?',
    yes: 'Yes',
    no: 'No',
  },
  test: {
    live: 'Try it',
    live_hint: 'Give it something it has never seen.',
    verdict: 'I think: {{label}}',
    guess: 'It knows none of these words, so it can only guess. Show it examples that have them.',
    percent: '{{percent}}%',
    repair: 'Was it something else? Show it the right answer:',
    repaired: 'Thanks! It is an example of {{name}} now. Train again so that your model learns it.',
    title: 'What it has never seen',
    running: 'Your model is being tested…',
    no_examples:
      'Every fifth example of a class is kept for the test. Collect five of each, and train again.',
    accuracy_one: 'Right: {{percent}}% of {{count}} new example',
    accuracy_other: 'Right: {{percent}}% of {{count}} new examples',
    training_accuracy: 'Of the examples that it learned from: {{percent}}%.',
    few: 'That is a small test: a single mistake changes the number a lot. More examples make it more reliable.',
    confusion_hint:
      'Each row is what it was, each column what the model said. Press a number to see.',
    cell: '{{label}}, taken for {{found}}: {{count}}',
    missing: 'Who is missing?',
    group_by: 'Compare by',
    by_class: 'Class',
    group: 'Right: {{right}} of {{all}}',
    group_untried: 'not tested: fewer than five examples',
    hardest: 'The hardest ones',
    wrong: '{{label}}, taken for {{found}}. It gave the right answer {{percent}}%.',
    unsure: '{{label}}, which it found, but was only {{percent}}% sure.',
    old: 'Your examples or settings have changed since the training.',
    again: 'Train again',
  },
  warnings: {
    few_one: '{{name}} has only {{count}} example. Ten or more make a model much surer.',
    few_other: '{{name}} has only {{count}} examples. Ten or more make a model much surer.',
    many_few: 'Fewer than ten examples each: {{names}}. Ten or more make a model much surer.',
    unbalanced:
      '{{name}} has far fewer examples than {{most}}: your model may say “{{most}}” too often. Add some.',
    alike: 'All examples of {{name}} are the same. Vary the size and the style.',
    repeated:
      'All examples of {{name}} are the same: a model learns from what differs. Add different ones.',
    overfit: {
      neighbours:
        'It knows its own examples far better than new ones: it has learned them by heart. Add examples, or let more neighbours vote.',
      tree: 'It knows its own examples far better than new ones: it has learned them by heart. Add examples, or allow fewer questions in a row.',
      bayes:
        'It knows its own examples far better than new ones: it has learned them by heart. Add examples that say the same in other words.',
      network:
        'It knows its own examples far better than new ones: it has learned them by heart. Add examples, or choose fewer neurons.',
    },
  },
  use: {
    program: 'In a program of yours',
    room: 'Room',
    rooms: {
      python: {
        name: 'Python',
        text: 'The model is a file, {{name}}. Put it beside your program in the Python room, and these lines use it:',
        put: 'Put it into the Python room',
        open: 'Open the Python room',
      },
      game: {
        name: 'Game',
        text: 'The model is a file, {{name}}. Put it beside your sketch in the game room, and this sketch uses it:',
        put: 'Put it into the game room',
        open: 'Open the game room',
      },
      web: {
        name: 'Web page',
        text: 'The model is a file, {{name}}. Put it beside your page in the web room, and this JavaScript uses it:',
        put: 'Put it into the web room',
        open: 'Open the web room',
      },
    },
    copy: 'Copy the code',
    copied: 'The code is copied.',
    copy_failed: 'Your browser didn’t let us copy. Mark the code and copy it yourself.',
    zip: 'Save as a zip',
    zip_text: {
      python: 'The zip holds the program, the model and what reads it: unpack it, and run main.py.',
      game: 'The zip holds the game and the model: unpack it, and open index.html. It needs no network.',
      web: 'The zip holds the page and the model: unpack it, and open index.html. It needs no network.',
    },
    zip_failed: 'The zip could not be made. Try again.',
    kept: '{{name}} lies beside your program there now.',
    too_large:
      'Your model is larger than 5 MB, which is the most a program may load. Train it with fewer examples, or by another method.',
    file: 'As a file',
    file_text:
      'Save it, or add it to any project under “Files”. It holds what was learned, not your examples, unless the method is nearest neighbours.',
    download: 'Save the model',
  },
} as const;
export default aiLab;

declare module '../lib/texts.ts' {
  interface Texts {
    'ai-lab': typeof aiLab;
  }
}
