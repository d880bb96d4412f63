import { afterEach, expect } from "vitest";

const complaints: string[] = [];

console.error = (...parts: unknown[]) => {
	complaints.push(parts.map(String).join(" "));
};

afterEach(() => {
	expect(complaints.splice(0), "nothing may complain on console.error").toEqual([]);
});
