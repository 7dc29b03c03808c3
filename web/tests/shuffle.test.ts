import { expect, test } from "vitest";
import { handCommand, keepsPromise, promisedText, sha256 } from "../src/shuffle";

// printf '%s' 'pebbles 42 salt' | sha256sum
const HASH = "0ee6c6556786d286851f8b2bef6331be6aaa9ae6be8071ead7778d30d6d09bc5";
const PROMISED = { game: "pebbles", commitment: HASH, seed: "42", salt: "salt" };

test("the hash is SHA-256", async () => {
  expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("nothing can be checked before seed and salt are shown", async () => {
  expect(promisedText({ ...PROMISED, seed: null })).toBeNull();
  expect(await keepsPromise({ ...PROMISED, seed: null, salt: null })).toBe(false);
});

test("the right seed and salt keep the promise, others break it", async () => {
  expect(await keepsPromise(PROMISED)).toBe(true);
  expect(await keepsPromise({ ...PROMISED, seed: "43" })).toBe(false);
  expect(await keepsPromise({ ...PROMISED, salt: "pepper" })).toBe(false);
});

test("the same can be done by hand", () => {
  expect(handCommand("pebbles 42 salt")).toBe("printf '%s' 'pebbles 42 salt' | sha256sum");
});
