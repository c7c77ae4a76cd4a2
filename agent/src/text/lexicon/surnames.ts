/**
 * Family names that everybody in the United States writes alike: nobody needs to spell them. A name that has
 * another one by its side ("Clark" and "Clarke", "Reid" and "Reed") is not among them.
 */
export const surnames: Set<string> = new Set(
  `smith johnson williams jones garcia miller rodriguez martinez hernandez lopez gonzalez wilson thomas taylor moore jackson martin
  white harris sanchez ramirez lewis robinson walker young king wright torres hill scott flores green adams baker hall rivera
  campbell mitchell carter roberts gomez diaz parker cruz edwards collins reyes morris morales murphy rogers gutierrez ortiz morgan
  cooper peterson bailey howard ramos ward cox richardson watson brooks wood james bennett mendoza ruiz alvarez castillo price hughes
  sanders patel myers long ross foster jimenez powell jenkins perry russell sullivan bell coleman butler henderson barnes gonzales
  fisher vasquez simmons graham murray ford hamilton marshall owens mcdonald harrison wallace woods west cole wells freeman webb
  tucker guzman burns crawford olson simpson porter hunter gordon mendez silva shaw mason munoz hunt hicks holmes palmer wagner
  black robertson boyd stone salazar fox warren mills rice daniels ferguson nichols soto weaver ryan dunn gardner payne kelley
  delgado pierce hawkins arnold santiago peters sandoval carlson harper burke armstrong castro vargas cunningham duncan carpenter
  alvarado ray lane berry willis wheeler bishop ruiz dixon ramsey greene andrews elliott chavez cabrera austin bradley knight
  lawson cruz jacobs fields garza little banks bowman day reynolds romero herrera medina aguilar vega guerrero rios estrada
  ortega nunez maldonado valdez navarro campos juarez molina fuentes dominguez pena rojas contreras padilla ayala santos luna
  rosales trevino cantu ochoa cardenas cervantes salinas montoya lara leon mejia miranda marquez pacheco valencia zamora
  franklin lynch bishop carr lawrence hudson spencer fowler brewer hoffman holland hopkins jordan kennedy lucas matthews may
  newman norman oliver page parks patterson pearson potter powers quinn rhodes sutton terry todd turner vaughn wade walsh walters
  washington watkins webster welch wilkins woodard york church bush bond bird bass bates beck blair bowen bryant burton bush
  byrd cannon chandler chapman clayton cobb conner craig curtis dean dawson doyle drake farmer flynn frazier fuller gibson gilbert
  glover goodman goodwin grant graves griffin gross hale hampton hardy hart harvey haynes higgins hodges hogan horton houston
  ingram jennings kim klein lamb lambert larson le lowe manning marsh mccoy mcgee miles moss mullins nash nelson newton norris
  obrien pope ramsey rivers robbins rose rowe sharp sherman sims singleton snow sparks stanley steele stevens strickland swanson
  tate thornton townsend tyler underwood vance wolf wong yang`.match(/[a-z]+/g),
)
