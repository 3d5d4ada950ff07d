/**
 * The rule between people and moments, as the core's `Stories` has it. `people` are lists of whether a moment was seen, a list for
 * each person.
 */

/** Returns the moment at which a person's story begins: the first that wasn't seen, or the first if all were. */
export const startOf = (seen = []) => Math.max(seen.indexOf(false), 0);

/** Returns the first person with a moment that wasn't seen, or with any moment if all were; -1 without moments. */
export const firstPerson = (people) => {
  const unseen = people.findIndex((seen) => seen.includes(false));
  return unseen < 0 ? people.findIndex((seen) => seen.length) : unseen;
};

/**
 * Returns what follows when a person's story has ended, or when the user has tried to turn beyond its end (1) or its beginning
 * (-1): the person to show, `restart` or `close`.
 */
export const stepFrom = (people, person, direction) => {
  for (let at = person + direction; at >= 0 && at < people.length; at += direction) if (people[at].length) return at;
  return direction > 0 ? 'close' : 'restart';
};
