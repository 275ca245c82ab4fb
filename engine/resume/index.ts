// resume: door
export {};
