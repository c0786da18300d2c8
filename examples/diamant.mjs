// Plays a whole game of Diamant against three bots, over HTTP and a WebSocket.
//
//     karfunkel serve --no-browser &
//     node examples/diamant.mjs http://127.0.0.1:8777
//
// Needs only Node.js 22 or newer. It goes on as long as the treasure in hand is small.

const server = process.argv[2] ?? "http://127.0.0.1:8777";

async function ask(method, path, body, token) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${told.refusal.key} ${JSON.stringify(told.refusal.args)}`);
  return told;
}

// 1. A token: it holds the seats that were taken with it.
const { token } = await ask("POST", "/api/people");

// 2. A table: me and three bots. My own seed is mixed into chance.
const bot = { kind: "bot", level: "easy" };
const { table } = await ask(
  "POST",
  "/api/tables",
  {
    game: "diamant",
    seats: [{ kind: "mine", name: "Node" }, bot, bot, bot],
    seed: crypto.randomUUID(),
    start: true,
  },
  token,
);

// 3. A socket. Node's own WebSocket accepts headers; a browser sends the cookie instead.
const live = new WebSocket(`${server.replace("http", "ws")}/api/tables/${table}/live`, {
  headers: { Authorization: `Bearer ${token}` },
});
let sent = -1; // the moment of my last choice

function choose({ seat, moment, legal, view }) {
  const wish = view.players[seat].hand < 8 ? "go on" : "leave";
  const action = legal.find(({ text }) => text === wish) ?? legal[0];
  const what = { do: "choose", seat, action: action.action };
  live.send(JSON.stringify({ id: `choice-${moment}`, moment, what }));
  sent = moment;
}

live.onmessage = async ({ data }) => {
  const message = JSON.parse(data);
  if (message.kind === "answer" && !message.ok) throw new Error(message.refusal.key);
  if (message.kind === "bye") throw new Error(message.reason.key);
  if (message.kind !== "news") return;
  const { position } = message;
  if (position.legal.length && position.moment > sent) choose(position);
  if (!position.over) return;
  live.onmessage = null;
  live.close();
  // 4. The game is over: the secret is revealed, and anyone can recompute every card.
  const proof = await ask("GET", `/api/tables/${table}/proof`);
  const { table: end } = await ask("GET", `/api/tables/${table}`, undefined, token);
  console.log(JSON.stringify({ table, proof, result: end.result, commitment: end.commitment }));
};
