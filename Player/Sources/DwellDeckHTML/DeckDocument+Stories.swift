import DwellDeck
import DwellHTML

/// The page of people's stories: a viewer that opens at once and, when it is closed, the people to open it
/// at.
extension DeckDocument {
  /// The beginning of a person's story, before the figures of its pages.
  public func beginning(of story: DeckStory) -> String {
    #"<dwell-carousel label="\#(HTMLText.escaped(story.name))"\#(words)>"# + "\n"
  }

  /// The end of a person's story.
  public static let storyEnd = "</dwell-carousel>\n"

  /// The script that shows the people when the stories are closed, turns by keys wherever the focus is, and
  /// keeps a story where a truncated caption is read.
  static let storiesScript = """
    customElements.whenDefined('dwell-story-ring').then(() => Dwell.ready).then((isReady) => {
      for (const video of videos) video.controls = !isReady;
      if (!isReady) return;
      const stories = document.querySelector('dwell-stories');
      const nav = document.querySelector('nav');
      const show = (isOpen) => {
        stories.hidden = !isOpen;
        nav.hidden = isOpen;
      };
      const buttons = stories.people.map((person, at) => {
        person.id = `story-${at}`;
        const button = document.createElement('button');
        const ring = document.createElement('dwell-story-ring');
        const picture = person.querySelector('img')?.cloneNode() ?? document.createElement('b');
        if (picture.alt) picture.alt = '';
        if (picture.localName === 'b') picture.textContent = [...person.getAttribute('label')][0] ?? '';
        ring.setAttribute('for', person.id);
        ring.append(picture);
        const name = document.createElement('span');
        name.textContent = person.getAttribute('label');
        button.append(ring, name);
        button.addEventListener('click', () => {
          show(true);
          stories.show(at, { animated: false });
          person.focus();
        });
        return button;
      });
      nav.append(...buttons);
      stories.addEventListener('dwell-close', () => {
        const { person } = stories;
        show(false);
        buttons[person]?.focus();
      });
      let held = null;
      addEventListener('focusin', ({ target }) => {
        const person = stories.people[stories.person];
        if (!captions.has(target) || person.paused) return;
        held = person;
        held.pause();
      });
      addEventListener('focusout', () => {
        held?.resume();
        held = null;
      });
      addEventListener('keydown', (event) => {
        const { target, key, altKey, ctrlKey, metaKey } = event;
        const person = stories.people[stories.person];
        if (stories.hidden || !person || target !== document.body || altKey || ctrlKey || metaKey) return;
        const way = getComputedStyle(person).direction === 'rtl' ? -1 : 1;
        const turn = { ArrowLeft: -way, ArrowRight: way }[key];
        const beside = stories.people[stories.person + turn];
        if (turn && person.children[person.page + turn]) person[turn > 0 ? 'next' : 'previous']();
        else if (turn && beside) stories.show(stories.person + turn);
        else if (turn > 0) stories.close();
        else if (key === ' ') person[person.paused ? 'resume' : 'pause']();
        else if (key === 'Escape') stories.close();
        else return;
        event.preventDefault();
      });
    });
    """

  /// The style of the viewer and of the people.
  static let storiesStyle = """

    .stories nav { position: fixed; inset: 0; box-sizing: border-box; padding: 24px; overflow: auto; display: flex; flex-wrap: wrap;
      gap: 24px; justify-content: safe center; align-content: safe center; }
    .stories nav[hidden] { display: none; }
    .stories nav button { all: unset; box-sizing: border-box; inline-size: 96px; display: grid; justify-items: center; gap: 8px; cursor: pointer;
      border-radius: 12px; text-align: center; font-size: .875rem; }
    .stories nav button:focus-visible { outline: 2px solid; outline-offset: 4px; }
    .stories nav dwell-story-ring { inline-size: 96px; block-size: 96px; }
    .stories nav :is(img, b) { inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none; object-fit: cover; }
    .stories nav b { display: grid; place-items: center; background: #333; color: #fff; font-size: 2rem; font-weight: 500; }
    .stories nav span { inline-size: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .stories figure { background: #000; }
    .stories figcaption { padding-inline: 24px; }
    @media print { .stories nav { display: none; } }

    """
}
