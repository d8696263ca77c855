const { CODIVIA_URL, CODIVIA_TOKEN } = process.env;

async function call(path, query = {}) {
  const address = `${CODIVIA_URL}/api/v1${path}?${new URLSearchParams(query)}`;
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${CODIVIA_TOKEN}` } });
  const data = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${data.code}: ${data.message}`);
  return data;
}

const me = await call('/me');
console.log('Hello', me.name);

let cursor;
do {
  const page = await call('/projects', cursor ? { cursor } : {});
  for (const project of page.data) console.log(`${project.name} ${project.revision}`);
  cursor = page.next_cursor;
} while (cursor);
