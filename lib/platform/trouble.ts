/** What is wrong with a service that the app leans on, in words that anybody may read. */
export class Trouble extends Error {
	override readonly name = "Trouble";
}
