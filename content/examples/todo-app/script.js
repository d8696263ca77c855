// ---------- Words, in two languages ----------
const WORDS = {
  en: {
    other: 'Français',
    title: 'To-do list',
    task: 'What needs doing?',
    add: 'Add',
    filters: 'Show',
    all: 'All',
    open: 'To do',
    done: 'Done',
    undo: 'Undo',
    clear: 'Remove what’s done',
    remove: 'Remove: ',
    emptyall: 'Nothing here yet. Write your first task above!',
    emptyopen: 'All done. Time for a break!',
    emptydone: 'You haven’t ticked anything off yet.',
    note: 'Your list stays in this browser. A copy of the page on your own computer has a list of its own.',
    samples: ['Learn what a list is', 'Change a colour in this page', 'Show it to a friend'],
    count: (left) => (left === 1 ? '1 task to do' : `${left} tasks to do`),
  },
  fr: {
    other: 'English',
    title: 'Ma liste de tâches',
    task: 'Que faut-il faire ?',
    add: 'Ajouter',
    filters: 'Afficher',
    all: 'Tout',
    open: 'À faire',
    done: 'Fait',
    undo: 'Annuler',
    clear: 'Retirer ce qui est fait',
    remove: 'Retirer : ',
    emptyall: 'Rien pour l’instant. Écris ta première tâche juste au-dessus !',
    emptyopen: 'Tout est fait. C’est l’heure de la pause !',
    emptydone: 'Rien de coché pour l’instant.',
    note: 'Ta liste reste dans ce navigateur. Une copie de la page sur ton ordinateur a sa propre liste.',
    samples: [
      'Apprendre ce qu’est une liste',
      'Changer une couleur de cette page',
      'La montrer à quelqu’un',
    ],
    count: (left) => (left < 2 ? `${left} tâche à faire` : `${left} tâches à faire`),
  },
};
const wanted = new URLSearchParams(location.search).get('lang') || navigator.language;
let language = wanted.startsWith('fr') ? 'fr' : 'en';
const say = (word) => WORDS[language][word];
const find = (id) => document.getElementById(id);

// ---------- The data: the page only ever shows what’s stored here ----------
let filter = 'all'; // 'all', 'open' or 'done'
let before = null; // the tasks before the last removal, for Undo
let tasks = load() || say('samples').map((text, i) => ({ id: i, text, done: i === 0 }));
let nextId = Math.max(-1, ...tasks.map((task) => task.id)) + 1;

/** What was kept last time. Where the page may keep nothing, as in a sandbox, there is none. */
function load() {
  try {
    return JSON.parse(localStorage.getItem('tasks'));
  } catch {
    return null;
  }
}

function keep() {
  try {
    localStorage.setItem('tasks', JSON.stringify(tasks));
  } catch {
    // Then the list lasts as long as the page is open.
  }
}

/** Every change goes this way: first the data, then the page. */
function change(newTasks, { undo = null } = {}) {
  before = undo;
  tasks = newTasks;
  keep();
  show();
}

function add() {
  const text = find('task').value.trim();
  if (text !== '') {
    if (filter === 'done') filter = 'all'; // else the new task could not be seen
    change([...tasks, { id: nextId++, text, done: false }]);
    find('task').value = '';
  }
  find('task').focus();
}

function toggle(id) {
  change(tasks.map((task) => (task.id === id ? { ...task, done: !task.done } : task)));
}

function remove(id) {
  change(
    tasks.filter((task) => task.id !== id),
    { undo: tasks },
  );
  find('undo').focus();
}

// ---------- The page ----------
/** One line of the list. textContent shows everything as text: nobody can slip HTML in. */
function lineOf(task) {
  const line = document.createElement('li');
  line.className = task.done ? 'done' : '';

  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = task.done;
  box.addEventListener('change', () => {
    toggle(task.id);
    // The list was built anew: whoever uses a keyboard goes on where they were.
    document.querySelector(`[data-task="${task.id}"]`)?.focus();
  });
  box.dataset.task = task.id;

  const text = document.createElement('span');
  text.textContent = task.text;
  const label = document.createElement('label');
  label.className = 'task';
  label.append(box, text);

  const cross = document.createElement('button');
  cross.type = 'button';
  cross.textContent = '✕';
  cross.setAttribute('aria-label', say('remove') + task.text);
  cross.addEventListener('click', () => remove(task.id));

  line.append(label, cross);
  return line;
}

function show() {
  const shown = tasks.filter((task) => filter === 'all' || task.done === (filter === 'done'));
  const left = tasks.filter((task) => !task.done).length;
  find('list').replaceChildren(...shown.map(lineOf));
  find('empty').hidden = shown.length > 0;
  find('empty').textContent = say(`empty${filter}`);
  find('count').textContent = say('count')(left);
  find('bar').style.width = `${tasks.length ? (1 - left / tasks.length) * 100 : 0}%`;
  find('undo').hidden = before === null;
  find('clear').disabled = left === tasks.length;
  for (const button of document.querySelectorAll('[data-filter]')) {
    button.setAttribute('aria-pressed', button.dataset.filter === filter);
  }
}

function showWords() {
  document.documentElement.lang = language;
  document.title = say('title');
  for (const place of document.querySelectorAll('[data-text]')) {
    place.textContent = say(place.dataset.text);
  }
  find('language').textContent = say('other');
  find('language').lang = language === 'fr' ? 'en' : 'fr';
  show();
}

// ---------- Buttons and keys ----------
find('add').addEventListener('click', add);
// No <form>: a sandbox may forbid forms, and Enter is easily heard without one.
find('task').addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.isComposing) add();
});
for (const button of document.querySelectorAll('[data-filter]')) {
  button.addEventListener('click', () => {
    filter = button.dataset.filter;
    show();
  });
}
find('undo').addEventListener('click', () => {
  change(before);
  find('task').focus();
});
find('clear').addEventListener('click', () => {
  change(
    tasks.filter((task) => !task.done),
    { undo: tasks },
  );
  find('undo').focus();
});
find('language').addEventListener('click', () => {
  language = language === 'fr' ? 'en' : 'fr';
  showWords();
});

showWords();
