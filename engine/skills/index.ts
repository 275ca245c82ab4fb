// skills: door
export {};
