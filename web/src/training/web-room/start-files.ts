import type { Language } from '@codivia/contract/api/language';
import type { ProgramFiles } from '@codivia/contract/programs/program';

const CSS = (comment: string) => `body {
  min-height: 100vh;
  margin: 0;
  padding: 16px;
  box-sizing: border-box;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  text-align: center;
  font-family: system-ui, sans-serif;
  color: white;
  /* ${comment} */
  background: linear-gradient(135deg, #1d2671, #c33764);
}

h1 {
  margin: 0;
}

#star {
  padding: 16px 28px;
  border: none;
  border-radius: 999px;
  font-size: 24px;
  cursor: pointer;
  transition: transform 0.2s;
}

#star:hover {
  transform: scale(1.1) rotate(-3deg);
}
`;

/** The first page of the web room: it answers a click and invites to change it. */
export const START_FILES: Record<Language, ProgramFiles> = {
  en: {
    'index.html': `<h1>My first page</h1>
<p>Press the star. Then make this page yours!</p>

<button id="star">⭐ 0</button>
`,
    'style.css': CSS('Try other colours: gold, #00ff88…'),
    'script.js': `const star = document.querySelector("#star");
let clicks = 0;

star.addEventListener("click", () => {
  clicks = clicks + 1;
  star.textContent = "⭐ " + clicks;
  console.log("Clicks:", clicks);

  if (clicks === 10) {
    document.querySelector("p").textContent = "Ten stars! What happens at twenty?";
  }
});
`,
  },
  fr: {
    'index.html': `<h1>Ma première page</h1>
<p>Appuie sur l’étoile. Ensuite, à toi de transformer cette page !</p>

<button id="star">⭐ 0</button>
`,
    'style.css': CSS('Essaie d’autres couleurs : gold, #00ff88…'),
    'script.js': `const etoile = document.querySelector("#star");
let clics = 0;

etoile.addEventListener("click", () => {
  clics = clics + 1;
  etoile.textContent = "⭐ " + clics;
  console.log("Clics :", clics);

  if (clics === 10) {
    document.querySelector("p").textContent = "Dix étoiles ! Et à vingt, que se passe-t-il ?";
  }
});
`,
  },
};
