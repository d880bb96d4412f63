/** Where the built-in tool servers run: those that work on strangers' documents, and those that wait for boards or for a language model. A test holds them complete. */
export const DOCUMENT_SERVERS = ["resume-profile", "documents", "tables", "media", "sandbox"] as const;
export const SEARCH_SERVERS = ["job-search", "agent"] as const;
