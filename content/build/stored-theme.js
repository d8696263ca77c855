// Before the first paint: the theme chosen on this site, so that nothing flashes.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // And whether somebody is signed in here, for the navigation bar.
  if (localStorage.getItem('token') && localStorage.getItem('user')) {
    document.documentElement.dataset.member = '';
  }
} catch {}
