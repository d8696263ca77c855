import { rules } from './rule.ts';

const MISSING = ['ModuleNotFoundError', 'ImportError'];

/** The module of an import that failed, whatever part of it was asked for. */
const missing = (...names: string[]) =>
  new RegExp(`^No module named '(?<name>(?:${names.join('|')})(?:\\.[\\w.]+)?)'`);

/** Modules that a browser cannot provide, with what does the same here. */
export const MODULE_RULES = rules([
  {
    code: 'no-windows-here',
    types: MISSING,
    pattern: missing(
      'tkinter',
      'Tkinter',
      'customtkinter',
      'PyQt5',
      'PyQt6',
      'PySide6',
      'kivy',
      'wx',
      'easygui',
      'PySimpleGUI',
    ),
    text: {
      en: '`{name}` opens windows on a computer, and a browser has none to open. For buttons and forms use the web room; here `print` and `input` do.',
      fr: '`{name}` ouvre des fenêtres sur un ordinateur, ce qu’un navigateur ne permet pas. Pour des boutons et des formulaires, utilise l’atelier web ; ici, `print` et `input` suffisent.',
    },
  },
  {
    code: 'games-elsewhere',
    types: MISSING,
    pattern: missing('pygame', 'pgzero', 'pgzrun', 'arcade', 'pyglet', 'ursina'),
    text: {
      en: '`{name}` draws with the computer’s own graphics, which a browser does not give to Python. For games with pictures use the game room (p5); games of text work here.',
      fr: '`{name}` dessine avec la carte graphique de l’ordinateur, à laquelle Python n’a pas accès dans un navigateur. Pour des jeux en images, utilise l’atelier de jeux (p5) ; les jeux en texte marchent ici.',
    },
  },
  {
    code: 'no-web-requests-here',
    types: MISSING,
    pattern: missing(
      'requests',
      'httpx',
      'aiohttp',
      'urllib3',
      'bs4',
      'scrapy',
      'selenium',
      'playwright',
    ),
    text: {
      en: '`{name}` reads other web sites. Programs here have no access to the network, so that they cannot harm anybody: put the data into the program as a text or a list.',
      fr: '`{name}` lit d’autres sites. Ici, les programmes n’ont pas accès au réseau, pour ne nuire à personne : mets les données dans le programme, sous forme de texte ou de liste.',
    },
  },
  {
    code: 'no-server-here',
    types: MISSING,
    pattern: missing(
      'flask',
      'django',
      'fastapi',
      'bottle',
      'uvicorn',
      'tornado',
      'streamlit',
      'gradio',
      'discord',
      'telegram',
    ),
    text: {
      en: '`{name}` runs a service that others reach, which a browser cannot do. Try its ideas with functions and dictionaries here, and the module itself on a computer.',
      fr: '`{name}` fait tourner un service que d’autres appellent, ce qu’un navigateur ne peut pas. Essaie ici ses idées avec des fonctions et des dictionnaires, et le module lui-même sur un ordinateur.',
    },
  },
  {
    code: 'big-library-missing',
    types: MISSING,
    pattern: missing(
      'pandas',
      'scipy',
      'seaborn',
      'plotly',
      'tensorflow',
      'keras',
      'torch',
      'transformers',
      'openai',
      'cv2',
      'PIL',
      'nltk',
      'spacy',
    ),
    text: {
      en: '`{name}` is not there: it would be a long download for a phone. Of the big libraries, `numpy`, `matplotlib` and `sklearn` can be used.',
      fr: '`{name}` n’est pas disponible : ce serait un long téléchargement pour un téléphone. Parmi les grandes bibliothèques, tu peux utiliser `numpy`, `matplotlib` et `sklearn`.',
    },
  },
  {
    code: 'no-keyboard-or-screen-here',
    types: MISSING,
    pattern: missing(
      'pyautogui',
      'pynput',
      'keyboard',
      'mouse',
      'winsound',
      'playsound',
      'pyttsx3',
      'speech_recognition',
      'msvcrt',
      'winreg',
      'curses',
      '_curses',
      'RPi',
      'serial',
      'psutil',
      'pyperclip',
    ),
    text: {
      en: '`{name}` uses a part of the computer, such as keyboard, screen or loudspeaker, which a browser keeps from Python. `input` reads what is typed.',
      fr: '`{name}` utilise une partie de l’ordinateur, comme le clavier, l’écran ou le haut-parleur, que le navigateur ne donne pas à Python. `input` lit ce qu’on tape.',
    },
  },
  {
    code: 'no-threads-here',
    types: ['RuntimeError'],
    pattern: /^can't start new thread/,
    text: {
      en: 'Python has one thread only in a browser. Do one thing after the other, or use `asyncio` to take turns.',
      fr: 'Dans un navigateur, Python n’a qu’un seul fil d’exécution. Fais les choses l’une après l’autre, ou utilise `asyncio` pour les alterner.',
    },
  },
  {
    code: 'no-processes-here',
    types: ['OSError', 'NotImplementedError', 'BlockingIOError'],
    pattern: /does not support processes|fork/,
    text: {
      en: 'A program in a browser cannot start other programs. What they would do must be written in Python.',
      fr: 'Dans un navigateur, un programme ne peut pas en lancer d’autres. Ce qu’ils feraient doit être écrit en Python.',
    },
  },
  {
    code: 'module-in-capitals',
    types: MISSING,
    pattern:
      /^No module named '(?<name>Math|Random|Time|Os|Sys|Datetime|DateTime|Json|String|Numpy|NumPy|Matplotlib)'/,
    text: {
      en: 'Names of modules are written in small letters: not `{name}`, but for example `math` or `random`.',
      fr: 'Les noms de modules s’écrivent en minuscules : pas `{name}`, mais par exemple `math` ou `random`.',
    },
  },
  {
    code: 'part-imported-as-module',
    types: MISSING,
    pattern: /^No module named '(?<whole>.+?)\.(?<name>[\w]+)'; '.+' is not a package/,
    text: {
      en: '`{name}` is a part of the module `{whole}`, no module. Write `from {whole} import {name}`.',
      fr: '`{name}` est une partie du module `{whole}`, pas un module. Écris `from {whole} import {name}`.',
    },
  },
]);
