"""Stories of three people in a browser."""

STYLE = "<style>body { margin: 0; } dwell-stories { position: absolute; left: 0; margin: 0; width: 400px; max-width: none; height: 600px; } p { margin: 0; } dialog { width: 500px; height: 700px; }</style>"
ANN = '<dwell-carousel label="Ann"><p data-seen>a1</p><p data-seen>a2</p></dwell-carousel>'
BOB = '<dwell-carousel label="Bob" id="bob"><p data-seen>b1</p><p>b2</p><p>b3</p></dwell-carousel>'
CEM = '<dwell-carousel label="Cem"><p>c1</p></dwell-carousel>'
SETUP = """window.it = document.querySelector('dwell-stories');
window.part = (name) => [...it.shadowRoot.querySelectorAll(`[part~=${name}]`)];
window.where = () => [it.person, it.people[it.person]?.page, [...it.querySelectorAll('[data-seen]')].map((one) => one.textContent).join(' ')];
window.told = [];
for (const name of ['dwell-close', 'dwell-change']) document.addEventListener(name, ({ type, target }) => { if (target === it) told.push(type); });
// Motions of the browser's own end at once.
window.finish = async () => { for (const one of [document, it.shadowRoot, ...it.people.map((one) => one.shadowRoot)].flatMap((root) => root.getAnimations())) if (one.effect.getComputedTiming().endTime < Infinity && one.playState === 'running') one.finish(); await new Promise((done) => setTimeout(done)); };
window.pointer = (type, x, y, at) => {
  const event = new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, buttons: type === 'pointerup' ? 0 : 1, bubbles: true, composed: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  (window.target ?? it.people[it.person]).dispatchEvent(event);
};
"""
# The time of a turn between people or moments.
TURN = 2


def advance(browser, seconds=TURN):
    """Lets time pass, and returns the person, the moment, and the moments that were seen."""
    browser.run(f"time.advance({seconds})")
    browser.settle()
    return browser.run("return where()")
