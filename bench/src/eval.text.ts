/** What a reader of the evaluation has to know before its figures. */
export const howToRead = `# Evaluation

Made by \`npm run eval\`. Simulated callers (\`simulator/src\`) call the running agent over the carrier's wire, and the rows they leave on the dispatch board are marked. Rows *in process* (\`--quick\`) are of the agent alone, without server and map.

- **No callback needed**: a truck can be sent for the job. The place, the reason, the number, the destination if there is one, the vehicle, the club's number and the wanted time are right.
- **Callers object**: what callers do when something is read back wrong. *Never* says yes to everything, as most people do; *half* objects to one of two (by a seed); *always* corrects every mistake it hears, up to three, in plain words. A few callers of the population say something wrong on purpose and correct it only at the read-back: they fail where nobody objects.
- **First hearing** is the job as it stood when the agent began to read it back; what a caller puts right after that is in the end of the call only.
- **Wrong** is a field that says something that is not so; **missing** is one that says nothing, or only part of what is so. Somebody sees what is missing, and nobody sees what is wrong.
- **Noise** puts sound-alike words for about 3 % (light) or 10 % (heavy) of what is said, numbers in words, and no punctuation.
- **Gates**: a danger goes to a person at once with the advice to dial 911, whoever asks for a person gets one, and whoever refuses texts gets none.
- **Agent** is who spoke: the built-in agent without a model, a language model by its name, or the *scripted stand-in*, a server of ours that plays a model with the built-in agent's own words. The stand-in tries the way to a model; its row says nothing of how good a model is.

A *round* is callers and sayings that were composed together, without sight of the agent's rules or of the marks. The figure to go by is that of the newest round, which had never called before: the agent was improved with all others, which joined the population.
`

/** How the figures came about, as short as a reader needs it. */
export const history = `## Earlier rounds

The population began with 80 callers who want a truck, written before the agent ever heard one: 52 needed no callback at first. Thirteen rounds of 25 strangers followed in November 2026, each of whom called once and was then learned from. They objected to a place that was read back wrong.

| rounds | no callback needed at first sight | by the agent of before the first of them |
| --- | --- | --- |
| 1, 2 | 28 of 50 | 28 of 50 |
| 3 to 7 | 78 of 125 | 63 of 125 |
| 8 to 13 | 101 of 150 | 97 of 150 |

What one round taught carried little to the next. With rounds 8 to 13 came 77 dangers in new words and 73 sayings that only sound like one: 40 of the dangers went to a person at once, and 62 of the others did not. Fifteen of these callers are in the population (\`simulator/src/population/strangers.ts\`).

From 2026-11-29 on authors are asked for answers that say more or less than was asked, as people on a shoulder give them. At their first call 24, 29 and 30 of 48 of the first three such rounds (zk, zl, zm) needed no callback where nobody objects, and 30, 39 and 39 where everybody does; of the three tidier rounds before (zh, zi, zj), 34, 39 and 40, and 42, 41 and 43. Of the next four (zn, zo, zp, zq), 24, 31, 33 and 30 needed none where nobody objects, and 33, 34, 36 and 38 where everybody does. Of five more (zr to zv; of the first the authors were not asked to answer another question than the one put), 41, 27, 28, 30 and 34, and 44, 34, 36, 38 and 37. Then they were asked to bring in other people, places, numbers and times as well: of the four rounds of that kind (zw, zx, zy, zz), 9, 7, 18 and 18 of 48 needed none at their first call where nobody objects, and 20, 20, 24 and 25 where everybody does; the third and fourth called an agent that the ones before had taught, without which they would have been 12 and 16, and 17 and 21.
`
