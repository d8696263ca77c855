// Before the first paint: the theme chosen on this site, so that nothing flashes.
const root = document.documentElement;
root.dataset.scripts = '';

function storedTheme() {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') return theme;
  } catch {}
  return 'system';
}

function showTheme(theme) {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const button of document.querySelectorAll('.theme-choice')) {
    button.ariaPressed = String(button.value === theme);
  }
}

showTheme(storedTheme());
try {
  // And whether somebody is signed in here, for the navigation bar.
  if (localStorage.getItem('token') && localStorage.getItem('user')) root.dataset.member = '';
} catch {}

document.addEventListener('DOMContentLoaded', () => showTheme(storedTheme()));
addEventListener('storage', ({ key }) => {
  if (key === 'theme') showTheme(storedTheme());
});
document.addEventListener('click', ({ target }) => {
  const choice = target.closest('.theme-choice');
  // Menus close when something else is pressed, and small ones once something is chosen.
  for (const menu of document.querySelectorAll('nav details[open]')) {
    if (!menu.contains(target) || (choice && menu.name)) menu.open = false;
  }
  if (!choice) return;
  try {
    if (choice.value === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', choice.value);
  } catch {}
  showTheme(choice.value);
});
