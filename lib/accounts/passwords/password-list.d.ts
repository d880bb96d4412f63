/** The list alone; the package's entry would load its other dictionaries too. */
declare module "@zxcvbn-ts/language-common/dist/passwords.json.mjs" {
	const passwords: readonly string[];
	export default passwords;
}
